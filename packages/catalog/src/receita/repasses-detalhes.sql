select
  l.sequencia,
  l.data,
  r.descricao,
  e.nome as "entidadeDestinoOrigem",
  l.local,
  l.valor
from repasse_lancamento l
join repasse r using (entidade, exercicio, conta, conta_corrente, tipo)
left join entidade e on e.entidade = r.entidade_outra
where l.entidade = :entidade and l.exercicio = :exercicio and l.conta = :conta::text
  and l.conta_corrente = :idContaCorrente::int and l.tipo = :tipo::text
