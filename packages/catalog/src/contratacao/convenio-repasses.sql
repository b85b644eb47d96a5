-- What was passed on, as the agreement sums it: revenue where it was received, payments where it was granted.
select
  l.data,
  l.historico,
  l.exercicio,
  l.receita,
  l.fonte_recurso as "fonteRecurso",
  null::text as "unidadeOrcamentaria",
  null::int as empenho,
  l.lancamento || '/' || l.exercicio as documento,
  l.valor
from convenio_receita v
join convenio c on c.entidade = v.entidade and c.convenio = v.convenio and c.tipo = 'R'
join lancamento_receita l on l.entidade = v.entidade and l.exercicio = v.exercicio and l.lancamento = v.lancamento
where v.entidade = :entidade and v.convenio = :id::int
union all
select n.data, n.historico, v.exercicio, null, null, v.unidade_orcamentaria, v.empenho, 'Empenho ' || v.empenho || '/'
  || v.exercicio,
  -- A commitment of which nothing was paid is zero only where payments are known.
  case
    when e.valor_pago <> 0 or exists (
      select from pagamento p where p.entidade = v.entidade and p.exercicio = v.exercicio
    ) then e.valor_pago
  end
from convenio_empenho v
join convenio c on c.entidade = v.entidade and c.convenio = v.convenio and c.tipo = 'C'
join resumo.empenho e
  on e.entidade = v.entidade and e.exercicio = v.exercicio and e.unidade_orcamentaria = v.unidade_orcamentaria
    and e.empenho = v.empenho
join empenho n
  on n.entidade = v.entidade and n.exercicio = v.exercicio and n.unidade_orcamentaria = v.unidade_orcamentaria
    and n.empenho = v.empenho
where v.entidade = :entidade and v.convenio = :id::int
order by 1, 3, 8
