select
  e.tipo as "id.tipo",
  e.bem as "id.bem",
  e.empenho || '/' || e.exercicio as "empenhoExercicio",
  e.unidade_orcamentaria as "unidadeOrcamentaria",
  e.unidade_orcamentaria as "unidadeOrcamentariaBusca"
from bem_empenho e
where e.entidade = :entidade
