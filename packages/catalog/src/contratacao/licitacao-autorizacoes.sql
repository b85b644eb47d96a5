select *
from resumo.autorizacoes(:entidade)
where "exercicioLicitacao" = :exercicio and "tipoLicitacao" = :tipoLicitacao::int and licitacao = :licitacao::int
order by "dataNad", exercicio, "numeroRequisicao"
