select
  r.entidade,
  r.exercicio,
  r.conta,
  lower(r.conta) as "contaBusca",
  r.conta_corrente as "idContaCorrente",
  r.tipo,
  r.descricao,
  r.descricao_busca as "descricaoBusca",
  e.nome as "entidadeDestinoOrigem",
  coalesce(l.valor, 0)::numeric(18, 2) as "valorLancado"
from repasse r
left join entidade e on e.entidade = r.entidade_outra
left join lateral (
  select sum(m.valor) as valor from repasse_lancamento m
  where m.entidade = r.entidade and m.exercicio = r.exercicio and m.conta = r.conta
    and m.conta_corrente = r.conta_corrente and m.tipo = r.tipo
    and (:dataInicial::date is null or m.data >= :dataInicial::date)
    and (:dataFinal::date is null or m.data <= :dataFinal::date)
    and (:mesInicial::int is null or extract(month from m.data) >= :mesInicial::int)
    and (:mesFinal::int is null or extract(month from m.data) <= :mesFinal::int)
) l on true
where r.entidade = :entidade and r.exercicio = :exercicio
