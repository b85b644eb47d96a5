select *
from resumo.empenhos_da_compra(:entidade)
where "exercicioLicitacao" = :exercicio and "tipoLicitacao" = :tipoLicitacao::int and licitacao = :licitacao::int
order by "exercicioEmpenho", data, empenho, "unidadeOrcamentaria"
