select tipo as id, descricao
from tipo_subvencao
where entidade = :entidade
order by descricao, tipo
