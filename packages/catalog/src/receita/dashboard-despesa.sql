select
  coalesce(d.previsto, 0)::numeric(18, 2) as "valorOrcado",
  coalesce(d.atualizado, 0)::numeric(18, 2) as "valorAtualizado",
  coalesce(d.empenhado, 0)::numeric(18, 2) as "valorEmpenhado",
  coalesce(d.liquidado, 0)::numeric(18, 2) as "valorLiquidado",
  coalesce(d.pago, 0)::numeric(18, 2) as "valorPago",
  a.empenhado::numeric(18, 2) as "valorEmpenhadoAnterior",
  u.dia as posicao
from (
  select sum(valor_previsto) as previsto, sum(valor_previsto + valor_creditos) as atualizado,
    sum(valor_empenhado) as empenhado, sum(valor_liquidado) as liquidado, sum(valor_pago) as pago
  from resumo.despesa_no_periodo(:entidade, :exercicio, null, make_date(:exercicio, 12, 31))
  where (:funcao::text = '' or funcao = :funcao) and (:grupo::text = '' or starts_with(elemento, :grupo))
) d
cross join (
  select least(max(data), make_date(:exercicio, 12, 31)) as dia from resumo.despesa_diaria where entidade = :entidade
    and exercicio = :exercicio
) u
cross join lateral (
  select sum(valor_empenhado) as empenhado
  from resumo.despesa_no_periodo(:entidade, :exercicio - 1, null, (u.dia - interval '1 year')::date)
  where (:funcao::text = '' or funcao = :funcao) and (:grupo::text = '' or starts_with(elemento, :grupo))
    and exists (select from resumo.despesa_diaria where entidade = :entidade and exercicio = :exercicio - 1)
) a
