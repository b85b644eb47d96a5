select
  c.certidao as id,
  c.nome,
  c.data_validade as "dataValidade",
  case when c.ativo then 'S' else 'N' end as ativo,
  c.arquivo as "idArquivo",
  f.nome as "nomeArquivo",
  f.tamanho as "tamanhoArquivo",
  f.data as "dataArquivo"
from certidao_entidade c
join arquivo f on f.arquivo = c.arquivo
where c.entidade = :entidade
order by c.certidao
