select
  l.no_liquidacao as "noLiquidacao",
  l.exercicio_liquidacao as "exercicioLiquidacao",
  l.data,
  l.data_vencimento as "dataVencimento",
  l.valor,
  coalesce(estornado.valor, 0) as "valorEstornado",
  coalesce(retido.valor, 0) as "valorRetido",
  coalesce(pago.valor, 0) as "valorPago"
from liquidacao l
left join lateral (
  select sum(s.valor) as valor
  from liquidacao_estorno s
  where s.entidade = l.entidade and s.exercicio = l.exercicio and s.unidade_orcamentaria = l.unidade_orcamentaria and s.empenho = l.empenho
    and s.exercicio_liquidacao = l.exercicio_liquidacao and s.no_liquidacao = l.no_liquidacao
) estornado on true
left join lateral (
  select sum(t.valor - t.valor_estornado) as valor
  from retencao t
  where t.entidade = l.entidade and t.exercicio = l.exercicio and t.unidade_orcamentaria = l.unidade_orcamentaria and t.empenho = l.empenho
    and t.exercicio_liquidacao = l.exercicio_liquidacao and t.no_liquidacao = l.no_liquidacao
) retido on true
left join lateral (
  select sum(p.valor + p.valor_retido) as valor
  from pagamento p
  where p.entidade = l.entidade and p.exercicio = l.exercicio and p.unidade_orcamentaria = l.unidade_orcamentaria and p.empenho = l.empenho
    and p.exercicio_liquidacao = l.exercicio_liquidacao and p.no_liquidacao = l.no_liquidacao
) pago on true
where l.entidade = :entidade and l.exercicio = :exercicio and l.unidade_orcamentaria = :unidadeOrcamentaria and l.empenho = :empenho
order by l.data, l.exercicio_liquidacao, l.no_liquidacao
