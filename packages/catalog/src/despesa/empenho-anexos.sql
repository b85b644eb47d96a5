select a.*, nullif(concat_ws('/', a.numero, a.ano), '') as "noAno"
from resumo.anexos(:entidade, 'empenho') a
where a.chave = concat_ws('/', :exercicio::int, :unidadeOrcamentaria::text, :empenho::int)
order by a.ordem
