select m.medida as id, m.data, m.titulo, m.descricao, m.link
from medida_covid m
where m.entidade = :entidade
order by m.data desc, m.medida
