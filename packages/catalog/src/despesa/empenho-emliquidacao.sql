select
  m.no_em_liquidacao as "noEmLiquidacao",
  m.exercicio_em_liquidacao as exercicio,
  m.data,
  m.valor,
  m.valor_estornado as "valorEstornado",
  coalesce(liquidado.valor, 0) as "valorLiquidado"
from em_liquidacao m
left join lateral (
  select sum(l.valor - coalesce(estornado.valor, 0)) as valor
  from liquidacao l
  left join lateral (
    select sum(s.valor) as valor
    from liquidacao_estorno s
    where s.entidade = l.entidade and s.exercicio = l.exercicio and s.unidade_orcamentaria = l.unidade_orcamentaria
      and s.empenho = l.empenho
      and s.exercicio_liquidacao = l.exercicio_liquidacao and s.no_liquidacao = l.no_liquidacao
  ) estornado on true
  where l.entidade = m.entidade and l.exercicio = m.exercicio and l.unidade_orcamentaria = m.unidade_orcamentaria
    and l.empenho = m.empenho
    and l.exercicio_em_liquidacao = m.exercicio_em_liquidacao and l.no_em_liquidacao = m.no_em_liquidacao
) liquidado on true
where m.entidade = :entidade and m.exercicio = :exercicio and m.unidade_orcamentaria = :unidadeOrcamentaria
  and m.empenho = :empenho
order by m.data, m.exercicio_em_liquidacao, m.no_em_liquidacao
