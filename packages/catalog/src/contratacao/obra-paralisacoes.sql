select data_inicio as "dataInicio", data_fim as "dataFim", data_prevista as "dataPrevista", motivo, responsavel
from obra_paralisacao
where entidade = :entidade and ano = :exercicioObra::int and ordem_servico = :idOrdemServico::int
order by sequencia
