select p.fornecedor as pessoa, l.numero_licitacao as "numeroLicitacao"
from licitacao_participante p
join licitacao l using (entidade, exercicio, tipo_licitacao, licitacao)
where p.entidade = :entidade and p.exercicio = :exercicio
