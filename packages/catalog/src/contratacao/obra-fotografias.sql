select *
from resumo.anexos(:entidade, 'obra_medicao')
where chave = concat(:exercicioObra::int, '/', :idOrdemServico::int, '/', :sequencia::int)
order by ordem
