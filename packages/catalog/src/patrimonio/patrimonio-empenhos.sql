select
  e.tipo as "id.tipo",
  e.bem as "id.bem",
  e.empenho || '/' || e.exercicio as "empenhoExercicio"
from bem_empenho e
where e.entidade = :entidade
