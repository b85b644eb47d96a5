select
  descricao,
  unidade,
  quantidade,
  quantidade_executada as "quantidadeExecutada",
  valor_unitario as "valorUnitario",
  round(quantidade * valor_unitario, 2) as "valorContratado",
  round(quantidade_executada * valor_unitario, 2) as "valorExecutado"
from obra_servico
where entidade = :entidade and ano = :exercicioObra::int and ordem_servico = :idOrdemServico::int
order by sequencia
