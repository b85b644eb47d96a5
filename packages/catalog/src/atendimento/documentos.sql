select
  d.documento as id,
  d.nome,
  d.nome_busca as "nomeBusca",
  d.arquivo as "idArquivo",
  f.nome as "nomeArquivo",
  f.tamanho as "tamanhoArquivo",
  (f.data at time zone 'America/Sao_Paulo')::date as "dataArquivo",
  f.sha256
from documento_saude d
join arquivo f on f.arquivo = d.arquivo
where d.entidade = :entidade
