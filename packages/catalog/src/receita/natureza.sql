select n.receita, n.descricao, f.fonte_recurso as "fonteRecurso", f.descricao as "descricaoFonte"
from natureza_receita n
left join fonte_recurso f on f.entidade = n.entidade and f.exercicio = n.exercicio
  and f.fonte_recurso = :fonteRecurso::text
where n.entidade = :entidade and n.exercicio = :exercicio
  and n.receita = regexp_replace(:receita::text, '[ ./-]', '', 'g')
