select l.numero as id, l.tipo, l.link, l.descricao
from link_util l
where l.entidade = :entidade and l.ativo and (:tipo::int is null or l.tipo = :tipo)
order by l.numero
