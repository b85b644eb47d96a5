select
  m.entidade,
  m.ano as exercicio,
  m.ordem_servico as "idOrdemServico",
  m.sequencia,
  m.aditivo,
  m.data,
  m.tipo_acompanhamento as "tipoAcompanhamento",
  m.percentual,
  sum(m.percentual) over (order by m.sequencia) as acumulado,
  (
    select count(*)::int from anexo a
    where a.entidade = m.entidade and a.origem = 'obra_medicao'
      and a.chave = concat(m.ano, '/', m.ordem_servico, '/', m.sequencia)
  ) as "existeImagem",
  m.arquivo
from obra_medicao m
where m.entidade = :entidade and m.ano = :exercicioObra::int and m.ordem_servico = :idOrdemServico::int
order by m.sequencia
