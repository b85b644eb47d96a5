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
  f.nome as "nomeArquivo",
  case t.situacao when 'lido' then 'S' when 'sem_texto' then 'N' when 'ilegivel' then 'N' end as "temTexto",
  (
    select min(g.pagina) from sistema.documento_pagina g where g.sha256 = f.sha256 and g.palavras @@ to_tsquery('simple', :palavraChave)
  ) as pagina,
  (
    select trecho(g.texto, :palavraChave) from sistema.documento_pagina g
    where g.sha256 = f.sha256 and g.palavras @@ to_tsquery('simple', :palavraChave) order by g.pagina limit 1
  ) as trecho
from diario_oficial d
join arquivo f on f.arquivo = d.arquivo
join entidade e on e.entidade = d.entidade
left join sistema.documento t on t.sha256 = f.sha256
where e.habilitado_portal
  and (
    :palavraChave::text is null
    or d.arquivo in (
      select m.arquivo from diario_oficial m where palavras(m.descricao) @@ to_tsquery('simple', :palavraChave)
      union all
      select a.arquivo from sistema.documento_pagina g join arquivo a on a.sha256 = g.sha256 where g.palavras @@ to_tsquery('simple', :palavraChave)
    )
  )
