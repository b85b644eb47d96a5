select
  a.arquivo as id,
  a.arquivo as "idArquivo",
  f.nome as "nomeArquivo",
  f.tamanho as "tamanhoArquivo",
  f.sha256,
  f.data as "dataArquivo",
  f.data as "dataPublicacao",
  a.tipo_anexo as "tipoAnexo",
  a.numero,
  a.ano,
  f.data_validade as "dataValidade",
  case when f.ativo then 'S' else 'N' end as ativo
from anexo a
join arquivo f on f.arquivo = a.arquivo
where a.entidade = :entidade and a.origem = 'subvencao_certidao' and a.chave = concat(:anoSubvencao::int, '/', :subvencao::int)
order by a.ordem
