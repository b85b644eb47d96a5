with recursive acima as (
  select l.descricao_nivel, l.descricao, l.local_superior, 1 as altura
  from bem b
  join local_bem l on l.entidade = b.entidade and l.local_bem = b.local_bem
  where b.entidade = :entidade and b.tipo = :tipo and b.bem = :bem::int
  union all
  select l.descricao_nivel, l.descricao, l.local_superior, a.altura + 1
  from acima a
  join local_bem l on l.entidade = :entidade and l.local_bem = a.local_superior
  where a.altura < 20
)
select descricao_nivel as "descricaoNivel", descricao as "descricaoLocal"
from acima
order by altura desc
