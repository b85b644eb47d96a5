select tipo_objetivo as id, descricao
from tipo_objetivo_diaria
where entidade = :entidade
order by sem_acento(descricao), tipo_objetivo
