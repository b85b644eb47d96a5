select
  g.grupo,
  g.descricao as "grupoValor",
  case when g.por_exercicio then 'S' else 'N' end as "filtrarPorExercicio",
  s.subgrupo,
  s.descricao as "subgrupoValor",
  p.publicacao as id,
  p.entidade,
  p.ano as exercicio,
  p.tipo_periodo as "tipoPeriodo",
  p.descricao as valor,
  p.resumo,
  p.arquivo as "idArquivo",
  f.nome as "nomeArquivo",
  f.tamanho as "tamanhoArquivo",
  f.data as "dataArquivo",
  f.sha256,
  p.link
from publicacao_grupo g
join publicacao_subgrupo s on s.entidade = g.entidade and s.grupo = g.grupo
left join publicacao p on p.entidade = s.entidade and p.grupo = s.grupo and p.subgrupo = s.subgrupo
  and (p.ano = :exercicio or not g.por_exercicio)
left join arquivo f on f.arquivo = p.arquivo
where g.entidade = :entidade and (:grupo::int is null or g.grupo = :grupo) and (:subgrupo::int is null
  or s.subgrupo = :subgrupo)
order by g.grupo, s.ordem, s.subgrupo, p.ano desc, p.publicacao
