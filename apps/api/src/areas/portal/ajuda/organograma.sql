select
  o.item as id,
  o.item_pai as "idPai",
  o.descricao,
  o.resumo,
  o.link,
  o.arquivo,
  f.nome as "nomeArquivo",
  f.tamanho as "tamanhoArquivo",
  f.data as "dataArquivo"
from organograma o
left join arquivo f on f.arquivo = o.arquivo
where o.entidade = :entidade
order by o.item
