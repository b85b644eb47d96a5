select
  r.fonte_recurso as "fonteRecurso",
  s.descricao as "descricaoFonte",
  (array['Bens', 'Locações', 'Serviços', 'Obras', 'Outras despesas'])[r.categoria] as categoria,
  count(*)::int as liquidacoes,
  min(r.data_vencimento) as "primeiroVencimento",
  sum(r.valor) as valor,
  sum(r.saldo) as saldo
from resumo.liquidacao r
left join fonte_recurso s on s.entidade = r.entidade and s.exercicio = r.exercicio and s.fonte_recurso = r.fonte_recurso
where r.entidade = :entidade and r.exercicio_liquidacao = :exercicio and not r.pago
group by r.fonte_recurso, s.descricao, r.categoria
order by r.fonte_recurso nulls last, s.descricao, r.categoria
