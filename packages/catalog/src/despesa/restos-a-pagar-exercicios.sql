select distinct exercicio_empenho as id, exercicio_empenho::text as descricao
from resumo.restos
where entidade = :entidade and exercicio = :exercicio
order by id desc
