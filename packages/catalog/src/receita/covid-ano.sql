select
  r.arrecadado::numeric(18, 2) as "valorArrecadado",
  d.empenhado::numeric(18, 2) as "valorEmpenhado",
  (case when r.arrecadado > 0 then r.arrecadado - d.empenhado else 0 end)::numeric(18, 2) as resultado
from (
  select coalesce(sum(v.valor_arrecadado), 0) as arrecadado
  from resumo.receita v
  join fonte_recurso f on f.entidade = v.entidade and f.exercicio = v.exercicio and f.fonte_recurso = v.fonte_recurso and f.covid
  where v.entidade = :entidade and v.exercicio = :exercicio
) r
cross join (
  select coalesce(sum(f.valor), 0) as empenhado
  from (
    select unidade_orcamentaria, empenho, data, valor from resumo.emissoes(:entidade, :exercicio)
    union all
    select unidade_orcamentaria, empenho, data, -valor from resumo.anulacoes(:entidade, :exercicio)
  ) f
  join empenho e on e.entidade = :entidade and e.exercicio = :exercicio
    and e.unidade_orcamentaria = f.unidade_orcamentaria and e.empenho = f.empenho and e.covid
  where f.data <= make_date(:exercicio, 12, 31)
) d
