select m.unidade_orcamentaria as "unidadeOrcamentaria", m.empenho, m.data
from resumo.movimento m
where m.entidade = :entidade and m.exercicio = :exercicio
