select n.receita as id, n.descricao
from natureza_receita n
where n.entidade = :entidade and n.exercicio = :exercicio
  and exists (select from lancamento_tributario g where g.entidade = n.entidade and g.exercicio = n.exercicio
    and g.receita = n.receita)
order by n.receita
