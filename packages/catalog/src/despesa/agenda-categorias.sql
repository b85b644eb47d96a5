select
  r.fonte_recurso as "fonteRecurso",
  s.descricao as "descricaoFonte",
  c.categoria,
  count(*)::int as liquidacoes,
  min(r.data_vencimento) as "primeiroVencimento",
  sum(r.valor) as valor,
  sum(r.saldo) as saldo
from resumo.liquidacao r
left join resumo.empenho e using (entidade, exercicio, unidade_orcamentaria, empenho)
left join fonte_recurso s on s.entidade = r.entidade and s.exercicio = r.exercicio and s.fonte_recurso = r.fonte_recurso
cross join lateral (
  select case
    when substr(e.natureza, 5, 2) = '51' then 'Obras'
    when substr(e.natureza, 5, 2) = '38' or substr(e.natureza, 5, 4) in ('3614', '3615', '3910', '3912', '3914') then 'Locações'
    when substr(e.natureza, 5, 2) in ('30', '31', '32', '52', '61') then 'Bens'
    when substr(e.natureza, 5, 2) in ('33', '34', '35', '36', '37', '39', '40') then 'Serviços'
    else 'Outras despesas'
  end as categoria
) c
where r.entidade = :entidade and r.exercicio_liquidacao = :exercicio and not r.pago
group by 1, 2, 3
order by 1 nulls last, 2, array_position(array['Bens', 'Locações', 'Serviços', 'Obras', 'Outras despesas'], c.categoria)
