select e.escopo as id, e.descricao
from escopo_lei e
where e.entidade = :entidade and exists (select from lei_ato l where l.entidade = e.entidade and l.escopo = e.escopo)
order by sem_acento(e.descricao), e.escopo
