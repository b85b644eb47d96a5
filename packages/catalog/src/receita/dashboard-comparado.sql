select
  r.previsto::numeric(18, 2) as "valorPrevisto",
  r.arrecadado::numeric(18, 2) as "valorArrecadado",
  d.orcado::numeric(18, 2) as "valorOrcado",
  d.empenhado::numeric(18, 2) as "valorEmpenhado",
  (case when r.arrecadado > 0 then 100 - 100 * d.empenhado / r.arrecadado
    else 0 end)::numeric(18, 2) as "arrecadadoSobreEmpenhado",
  (case when d.orcado > 0 then 100 * d.empenhado / d.orcado else 0 end)::numeric(18, 2) as "empenhadoSobreOrcado",
  (case when r.previsto > 0 then 100 * r.arrecadado / r.previsto
    else 0 end)::numeric(18, 2) as "arrecadadoSobrePrevisto"
from (
  select sum(valor_previsto) as previsto, sum(valor_arrecadado) as arrecadado
  from resumo.receita where entidade = :entidade and exercicio = :exercicio
) r
cross join (
  select sum(valor_previsto) as orcado, sum(valor_empenhado) as empenhado
  from resumo.despesa_no_periodo(:entidade, :exercicio, null, make_date(:exercicio, 12, 31))
) d
