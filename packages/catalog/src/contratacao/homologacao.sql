select * from resumo.vencedores(:entidade) where etapa = 'homologacao' and exercicio = :exercicio
