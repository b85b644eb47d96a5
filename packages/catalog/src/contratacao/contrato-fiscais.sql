select
  f.sequencia,
  f.ocupante,
  f.data_inicio as "dataInicio",
  f.data_termino as "dataTermino",
  f.cargo as "descricaoCargo",
  f.ato_designacao as "obsAtoDesignacao"
from contrato_fiscal f
where f.entidade = :entidade and f.exercicio = :exercicio and f.contrato = :contrato::int
order by f.sequencia
