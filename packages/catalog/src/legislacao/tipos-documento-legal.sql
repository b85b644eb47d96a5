select t.tipo as id, t.descricao
from tipo_documento_legal t
where t.entidade = :entidade and exists (select from lei_ato l where l.entidade = t.entidade and l.tipo = t.tipo)
order by sem_acento(t.descricao), t.tipo
