select * from resumo.vencedores(:entidade) where etapa = 'adjudicacao' and exercicio = :exercicio
