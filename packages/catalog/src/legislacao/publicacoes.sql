select
  p.publicacao as id,
  p.grupo,
  g.descricao as "grupoValor",
  p.subgrupo,
  s.descricao as "subgrupoValor",
  s.descricao || ': ' || p.descricao as nome,
  p.descricao as valor,
  palavras(concat_ws(' ', g.descricao, s.descricao, p.descricao)) as "valorPalavras",
  p.ano as exercicio,
  f.data::date as "dataArquivo"
from publicacao p
join publicacao_grupo g on g.entidade = p.entidade and g.grupo = p.grupo
join publicacao_subgrupo s on s.entidade = p.entidade and s.grupo = p.grupo and s.subgrupo = p.subgrupo
left join arquivo f on f.arquivo = p.arquivo
where p.entidade = :entidade and (p.ano = :exercicio or not g.por_exercicio)
