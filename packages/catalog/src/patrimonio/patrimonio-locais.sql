select l.local_bem as id, concat_ws(', ', l.descricao, s.descricao) as descricao
from local_bem l
left join local_bem s on s.entidade = l.entidade and s.local_bem = l.local_superior
where l.entidade = :entidade and exists (select from bem b where b.entidade = l.entidade and b.local_bem = l.local_bem)
order by 2
