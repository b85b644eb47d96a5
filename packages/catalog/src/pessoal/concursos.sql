select
  c.entidade,
  c.concurso,
  c.edital,
  c.tipo,
  c.objeto,
  palavras(c.objeto) as "objetoPalavras",
  c.data_publicacao as "dataPublicacao",
  c.data_homologacao as "dataHomologacao",
  c.validade,
  c.situacao,
  coalesce(k.classificados, 0)::int as classificados,
  nullif(k.nomeados, 0)::int as nomeados
from concurso c
left join (
  select k.concurso, count(*) as classificados, count(k.data_nomeacao) as nomeados
  from concurso_classificado k where k.entidade = :entidade group by k.concurso
) k on k.concurso = c.concurso
where c.entidade = :entidade
