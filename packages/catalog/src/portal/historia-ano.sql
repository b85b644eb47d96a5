select
  d.atualizada::numeric(18, 2) as "dotacaoAtualizada",
  r.previsao_liquida::numeric(18, 2) as "previsaoLiquida",
  r.liquido::numeric(18, 2) as "arrecadadoLiquido",
  t.recebido::numeric(18, 2) as "repasseRecebido",
  d.empenhado::numeric(18, 2) as "valorEmpenhado",
  d.pago::numeric(18, 2) as "valorPago",
  t.enviado::numeric(18, 2) as "repasseEnviado",
  d.orcado::numeric(18, 2) as "valorOrcado",
  r.atualizado::numeric(18, 2) as "valorAtualizado",
  r.arrecadado::numeric(18, 2) as "valorArrecadado",
  r.previsto::numeric(18, 2) as "valorPrevisto",
  r.previsao_inicial_liquida::numeric(18, 2) as "previsaoInicialLiquida",
  p.empenhado::numeric(18, 2) as "empenhadoPosicao",
  p.pago::numeric(18, 2) as "pagoPosicao",
  dia.receita as "posicaoReceita",
  dia.despesa as "posicaoDespesa",
  dia.conhecida as "ultimoFatoDespesa"
from (
  select sum(valor_previsto) as orcado, sum(valor_previsto + valor_creditos) as atualizada, sum(valor_empenhado) as
    empenhado, sum(valor_pago) as pago
  from resumo.despesa_no_periodo(:entidade, :exercicio, null, make_date(:exercicio, 12, 31))
) d
cross join (
  select sum(valor_previsto + valor_atualizacao) as atualizado, sum(valor_arrecadado) as arrecadado,
    sum(valor_previsto + valor_atualizacao - coalesce(valor_deducao_prevista, 0)) as previsao_liquida,
    sum(valor_arrecadado - coalesce(valor_deducao, 0)) as liquido,
    sum(valor_previsto) as previsto,
    sum(valor_previsto - coalesce(valor_deducao_prevista, 0)) as previsao_inicial_liquida
  from resumo.receita where entidade = :entidade and exercicio = :exercicio
) r
cross join (
  select sum(valor) filter (where tipo = 'R') as recebido, sum(valor) filter (where tipo = 'E') as enviado
  from repasse_lancamento where entidade = :entidade and exercicio = :exercicio
) t
cross join (
  select
    (select max(data) from resumo.receita_diaria where entidade = :entidade and exercicio = :exercicio) as receita,
    (
      select max(data) from resumo.despesa_diaria where entidade = :entidade and exercicio = :exercicio
        and data <= make_date(:exercicio, 12, 31)
    ) as despesa,
    (select max(data) from resumo.despesa_diaria where entidade = :entidade and exercicio = :exercicio) as conhecida
) dia
cross join (
  select sum(valor_empenhado) as empenhado, sum(valor_pago) as pago
  from resumo.despesa where entidade = :entidade and exercicio = :exercicio
) p
