select k.cargo, k.classificacao, k.nome, k.situacao, k.data_nomeacao as "dataNomeacao"
from concurso_classificado k
where k.entidade = :entidade and k.concurso = :concurso::int
order by k.cargo, k.classificacao
