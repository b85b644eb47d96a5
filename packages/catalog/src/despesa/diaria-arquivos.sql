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
  a.ano
from diaria d
join anexo a
  on a.entidade = d.entidade and a.origem = 'diaria'
  and a.chave = d.exercicio || '/' || d.unidade_orcamentaria || '/' || d.empenho || '/' || d.no_liquidacao
join arquivo f on f.arquivo = a.arquivo
where d.entidade = :entidade and d.exercicio = :exercicio
  and d.empenho = :empenho and d.no_liquidacao = :noLiquidacao
  and (:unidadeOrcamentaria::text is null or d.unidade_orcamentaria = :unidadeOrcamentaria)
order by d.unidade_orcamentaria, a.ordem
