select
  c.entidade,
  c.exercicio,
  c.dotacao,
  c.sequencia,
  c.id_decreto as "idDecreto",
  c.data,
  p.despesa,
  concat_ws(' ', p.despesa, replace(p.despesa, '.', ''), sem_acento(p.descricao)) as "despesaBusca",
  p.descricao,
  sem_acento(p.descricao) as "descricaoBusca",
  d.orgao,
  d.unidade,
  d.funcao,
  d.subfuncao as "subFuncao",
  d.programa,
  d.projeto,
  left(d.natureza, 6) as elemento,
  d.fonte_recurso as "fonteRecurso",
  f.descricao as "descricaoFonte",
  d.valor_previsto as "valorInicial",
  greatest(c.valor, 0) as "valorAcrescido",
  least(c.valor, 0) as "valorReduzido",
  c.valor,
  c.decreto,
  split_part(c.decreto, '/', 2) || lpad(split_part(c.decreto, '/', 1), 9, '0') as "decretoBusca",
  c.tipo as natureza,
  sem_acento(c.tipo) as "naturezaBusca",
  (d.valor_previsto + sum(c.valor) over (partition by c.dotacao))::numeric(18, 2) as "saldoAtualizado"
from credito_adicional c
join dotacao d using (entidade, exercicio, dotacao)
left join projeto a using (entidade, exercicio, projeto)
left join fonte_recurso f using (entidade, exercicio, fonte_recurso)
cross join lateral (
  select nullif(concat_ws('.',
    d.orgao,
    case when starts_with(d.unidade, d.orgao) and d.unidade <> d.orgao
      then ltrim(substr(d.unidade, length(d.orgao) + 1), '. /-') else d.unidade end,
    d.funcao,
    d.subfuncao,
    d.programa,
    concat_ws('.', left(d.projeto, 1), nullif(substr(d.projeto, 2), '')),
    regexp_replace(rpad(d.natureza, 10, '0'), '^(.)(.)(..)(..)(..)(..)$', '\1.\2.\3.\4.\5.\6')
  ), '') as despesa, nullif(concat_ws(' – ', a.descricao, nome_natureza(d.entidade, d.natureza)), '') as descricao
) p
where c.entidade = :entidade and c.exercicio = :exercicio
