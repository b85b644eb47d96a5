select f.fonte_recurso as id, f.fonte_recurso || ' - ' || f.descricao as descricao
from fonte_recurso f
where f.entidade = :entidade and f.exercicio = :exercicio
  and f.fonte_recurso in (select r.fonte_recurso from resumo.receita r where r.entidade = :entidade
    and r.exercicio = :exercicio)
order by f.fonte_recurso
