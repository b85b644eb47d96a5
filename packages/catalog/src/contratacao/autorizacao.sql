select * from resumo.autorizacoes(:entidade) where exercicio = :exercicio
