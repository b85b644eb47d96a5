select c.centro_custo as id, c.descricao
from centro_custo c
where c.entidade = :entidade and (:orgao::text is null or c.orgao = :orgao::text)
  and exists (select from estoque e where e.entidade = c.entidade and e.centro_custo = c.centro_custo)
order by c.descricao
