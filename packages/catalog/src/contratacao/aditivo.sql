select
  a.entidade,
  a.exercicio,
  a.contrato,
  a.contrato as numero,
  a.sequencia,
  a.numero_aditivo as "numeroAditivo",
  a.data,
  a.data_publicacao as "dataPublicacao",
  a.data_termino as "dataTermino",
  a.valor as "valorAditivo",
  a.motivacao
from aditivo a
where a.entidade = :entidade and a.exercicio = :exercicio
order by a.sequencia
