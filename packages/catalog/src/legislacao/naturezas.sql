select n.natureza as id, n.descricao
from natureza_lei n
where n.entidade = :entidade and exists (select from lei_ato l where l.entidade = n.entidade
  and l.natureza = n.natureza)
order by sem_acento(n.descricao), n.natureza
