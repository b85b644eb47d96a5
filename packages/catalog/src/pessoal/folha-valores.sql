select codigo_do_nome(v.valor) as id, v.valor as descricao
from (
  select distinct case :campo::text when 'situacao' then f.situacao when 'classe' then f.classe
    else f.natureza end as valor
  from folha f
  where f.entidade = :entidade and f.exercicio = :exercicio and (:inativo::boolean is null
    or f.inativo = :inativo::boolean)
    and f.mes = (select max(u.mes) from folha u where u.entidade = :entidade and u.exercicio = :exercicio)
) v
where v.valor is not null
order by 2
