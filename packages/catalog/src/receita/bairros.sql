select distinct on (k.bairro_busca) k.bairro as id, k.bairro as descricao
from cadastro_tributario k
where k.entidade = :entidade and k.bairro is not null
  and (:descricao::text is null or position(sem_acento(:descricao::text) in k.bairro_busca) > 0)
order by k.bairro_busca
limit 50
