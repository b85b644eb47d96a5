select situacao as id, descricao
from situacao_obra
where entidade = :entidade
order by descricao, situacao
