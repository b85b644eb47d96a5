select
  r.arrecadado::numeric(18, 2) as "valorArrecadado",
  d.empenhado::numeric(18, 2) as "valorEmpenhado",
  (case when r.arrecadado > 0 then r.arrecadado - d.empenhado else 0 end)::numeric(18, 2) as resultado
from (
  select coalesce(sum(v.valor_arrecadado), 0) as arrecadado
  from resumo.receita v
  join fonte_recurso f on f.entidade = v.entidade and f.exercicio = v.exercicio and f.fonte_recurso = v.fonte_recurso
    and f.covid
  where v.entidade = :entidade and v.exercicio = :exercicio
) r
cross join (
  select coalesce(sum(v.valor_empenhado), 0) as empenhado
  from resumo.movimento v
  join resumo.empenho e using (entidade, exercicio, unidade_orcamentaria, empenho)
  where v.entidade = :entidade and v.exercicio = :exercicio and e.covid and v.data <= make_date(:exercicio, 12, 31)
) d
