select
  r.exercicio || '/' || r.unidade_orcamentaria || '/' || r.empenho || '/' || r.exercicio_em_liquidacao || '/' ||
    r.no_em_liquidacao as id,
  r.entidade,
  r.exercicio_em_liquidacao as exercicio,
  r.unidade_orcamentaria as "unidadeOrcamentaria",
  r.empenho || '/' || r.exercicio as "empenhoExercicio",
  r.empenho as "empenhoExercicioOrdem",
  r.empenho as "noDocOrigem",
  r.exercicio as "anoDocOrigem",
  r.data,
  r.no_em_liquidacao as "noEmLiquidacao",
  r.fornecedor as "codigoFornecedor",
  f.cnpj_cpf as "cnpj",
  f.nome as "nomeFornecedor",
  f.nome_busca as "nomeFornecedorBusca",
  r.nome_ordem as "nomeFornecedorOrdem",
  r.valor,
  r.valor_estornado as "valorEstornado",
  r.valor_liquidado as "valorLiquidado",
  r.saldo,
  r.saldo > 0 as "emConferencia"
from resumo.em_liquidacao r
left join fornecedor f on f.entidade = r.entidade and f.fornecedor = r.fornecedor
where r.entidade = :entidade and r.exercicio_em_liquidacao = :exercicio
