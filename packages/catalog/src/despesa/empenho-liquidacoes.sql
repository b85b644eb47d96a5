select
  l.no_liquidacao as "noLiquidacao",
  l.exercicio_liquidacao as "exercicioLiquidacao",
  l.data,
  l.data_vencimento as "dataVencimento",
  l.valor,
  coalesce(estornado.valor, 0) as "valorEstornado",
  coalesce(retido.valor, 0) as "valorRetido",
  coalesce(pago.valor, total.valor, 0) as "valorPago"
from resumo.liquidacoes(:entidade, :exercicio) l
left join lateral (
  select sum(s.valor) as valor
  from liquidacao_estorno s
  where s.entidade = :entidade and s.exercicio = :exercicio and s.unidade_orcamentaria = l.unidade_orcamentaria
    and s.empenho = l.empenho
    and s.exercicio_liquidacao = l.exercicio_liquidacao and s.no_liquidacao = l.no_liquidacao
) estornado on true
left join lateral (
  select sum(t.valor - coalesce(t.valor_estornado, 0)) as valor
  from retencao t
  where t.entidade = :entidade and t.exercicio = :exercicio and t.unidade_orcamentaria = l.unidade_orcamentaria
    and t.empenho = l.empenho
    and t.exercicio_liquidacao = l.exercicio_liquidacao and t.no_liquidacao = l.no_liquidacao
) retido on true
left join lateral (
  select sum(p.valor + coalesce(p.valor_retido, 0)) as valor
  from pagamento p
  where p.entidade = :entidade and p.exercicio = :exercicio and p.unidade_orcamentaria = l.unidade_orcamentaria
    and p.empenho = l.empenho
    and p.exercicio_liquidacao = l.exercicio_liquidacao and p.no_liquidacao = l.no_liquidacao
) pago on true
left join lateral (
  select r.valor_pago as valor
  from resumo.liquidacao r
  where l.no_liquidacao = 0 and r.entidade = :entidade and r.exercicio = :exercicio
    and r.unidade_orcamentaria = l.unidade_orcamentaria and r.empenho = l.empenho and r.no_liquidacao = 0
) total on true
where l.unidade_orcamentaria = :unidadeOrcamentaria and l.empenho = :empenho
order by l.data, l.exercicio_liquidacao, l.no_liquidacao
