select
  d.entidade || '-' || d.edicao as id,
  d.edicao as numero,
  d.edicao as edition,
  d.ano,
  extract(month from d.publicado_em at time zone 'America/Sao_Paulo')::int as mes,
  d.tipo as "editionType",
  case d.tipo
    when 'ORDINARIA' then 'Ordinária' when 'SUPLEMENTAR' then 'Suplementar' when 'EXTRAORDINARIA' then 'Extraordinária' else 'Câmara'
  end as "descricaoTipo",
  d.tipo as "descricaoTipoOrdem",
  d.descricao,
  d.descricao_busca as "descricaoBusca",
  palavras(d.descricao) as "descricaoPalavras",
  (d.publicado_em at time zone 'America/Sao_Paulo')::date as "dataPublicacao",
  to_char(d.publicado_em at time zone 'America/Sao_Paulo', 'YYYY-MM-DD"T"HH24:MI:SS') as "publishedAt",
  d.publicado_em at time zone 'America/Sao_Paulo' as "publicadoEm",
  d.publicado_por as "usuarioPublicacao",
  d.publicado_por as "publishedBy",
  d.assinado_por as "usuarioResponsavel",
  d.assinado_por as "signingBy",
  f.tamanho as "tamanhoArquivo",
  f.tamanho as "fileSize",
  d.arquivo as "idArquivo",
  f.nome as "nomeArquivo"
from diario_oficial d
join arquivo f on f.arquivo = d.arquivo
join entidade e on e.entidade = d.entidade
where e.habilitado_portal
