select
  p.descricao,
  p.data_publicacao as "dataPublicacao",
  p.pagina,
  p.numero_edicao as "numeroEdicao",
  p.ano_edicao as "anoEdicao"
from lei_publicacao p
where p.entidade = :entidade and p.lei = :id
order by p.sequencia
