select
  r.previsto::numeric(18, 2) as "valorPrevisto",
  r.atualizado::numeric(18, 2) as "valorAtualizado",
  r.arrecadado::numeric(18, 2) as "valorArrecadado",
  r.deducao::numeric(18, 2) as "valorDeducao",
  r.previsao_liquida::numeric(18, 2) as "previsaoLiquida",
  (r.arrecadado - coalesce(r.deducao, 0))::numeric(18, 2) as "arrecadadoLiquido",
  r.previsao_inicial_liquida::numeric(18, 2) as "previsaoInicialLiquida",
  (a.arrecadado - coalesce(a.deducao, 0))::numeric(18, 2) as "arrecadadoLiquidoAnterior",
  a.arrecadado::numeric(18, 2) as "valorArrecadadoAnterior",
  u.dia as posicao
from (
  select sum(valor_previsto) as previsto, sum(valor_previsto + valor_atualizacao) as atualizado,
    sum(valor_previsto + valor_atualizacao - coalesce(valor_deducao_prevista, 0)) as previsao_liquida,
    sum(valor_previsto - coalesce(valor_deducao_prevista, 0)) as previsao_inicial_liquida,
    sum(valor_arrecadado) as arrecadado, sum(valor_deducao) as deducao
  from resumo.receita where entidade = :entidade and exercicio = :exercicio
) r
cross join (select max(data) as dia from resumo.receita_diaria where entidade = :entidade and exercicio = :exercicio) u
cross join lateral (
  select sum(valor_arrecadado) as arrecadado, sum(valor_deducao) as deducao from resumo.receita_diaria
  where entidade = :entidade and exercicio = :exercicio - 1 and data <= u.dia - interval '1 year'
) a
