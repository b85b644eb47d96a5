select
  coalesce(d.previsto, d.nada * d.previsto_todo)::numeric(18, 2) as "valorOrcado",
  coalesce(d.atualizado, d.nada * d.previsto_todo)::numeric(18, 2) as "valorAtualizado",
  coalesce(d.empenhado, d.nada * d.empenhado_todo)::numeric(18, 2) as "valorEmpenhado",
  coalesce(d.liquidado, d.nada)::numeric(18, 2) as "valorLiquidado",
  coalesce(d.pago, d.nada)::numeric(18, 2) as "valorPago",
  coalesce(p.empenhado, d.nada * d.empenhado_todo)::numeric(18, 2) as "empenhadoPosicao",
  coalesce(p.liquidado, d.nada)::numeric(18, 2) as "liquidadoPosicao",
  coalesce(p.pago, d.nada)::numeric(18, 2) as "pagoPosicao",
  a.empenhado::numeric(18, 2) as "valorEmpenhadoAnterior",
  b.empenhado::numeric(18, 2) as "empenhadoPosicaoAnterior",
  u.dia as posicao,
  u.conhecido as "ultimoFato"
from (
  select sum(valor_previsto) filter (where parte) as previsto,
    sum(valor_previsto + valor_creditos) filter (where parte) as atualizado,
    sum(valor_empenhado) filter (where parte) as empenhado,
    sum(valor_liquidado) filter (where parte) as liquidado,
    sum(valor_pago) filter (where parte) as pago,
    -- Nothing was planned or spent on it only where every row tells what it is for.
    case when bool_and(not parte) and count(parte) = count(*) then 0 end as nada,
    sum(valor_previsto) as previsto_todo, sum(valor_empenhado) as empenhado_todo
  from (
    select valor_previsto, valor_creditos, valor_empenhado, valor_liquidado, valor_pago,
      (:funcao::text = '' or funcao = :funcao) and (:grupo::text = '' or starts_with(elemento, :grupo)) as parte
    from resumo.despesa_no_periodo(:entidade, :exercicio, null, make_date(:exercicio, 12, 31))
  ) e
) d
cross join (
  select max(least(data, make_date(:exercicio, 12, 31))) as dia, max(data) as conhecido from resumo.despesa_diaria
  where entidade = :entidade and exercicio = :exercicio and data is not null
) u
cross join lateral (
  select sum(valor_empenhado) as empenhado
  from resumo.despesa_no_periodo(:entidade, :exercicio - 1, null, (u.dia - interval '1 year')::date)
  where u.dia is not null
    and (:funcao::text = '' or funcao = :funcao) and (:grupo::text = '' or starts_with(elemento, :grupo))
    and exists (select from resumo.despesa_diaria where entidade = :entidade and exercicio = :exercicio - 1)
) a
cross join (
  select sum(valor_empenhado) as empenhado, sum(valor_liquidado) as liquidado, sum(valor_pago) as pago
  from resumo.despesa_no_periodo(:entidade, :exercicio, null, null)
  where (:funcao::text = '' or funcao = :funcao) and (:grupo::text = '' or starts_with(elemento, :grupo))
) p
cross join lateral (
  select sum(valor_empenhado) as empenhado
  from resumo.despesa_no_periodo(:entidade, :exercicio - 1, null, (u.conhecido - interval '1 year')::date)
  where (:funcao::text = '' or funcao = :funcao) and (:grupo::text = '' or starts_with(elemento, :grupo))
    and u.conhecido is not null
    and exists (select from resumo.despesa_diaria where entidade = :entidade and exercicio = :exercicio - 1)
) b
