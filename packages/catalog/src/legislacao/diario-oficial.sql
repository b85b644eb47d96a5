select
  d.entidade::text || '-' || d.edicao::text as id,
  d.edicao as numero,
  d.edicao as edition,
  d.ano,
  extract(month from d.publicado_em at time zone 'America/Sao_Paulo')::int as mes,
  d.tipo as "editionType",
  case d.tipo
    when 'ORDINARIA' then 'Ordinária' when 'SUPLEMENTAR' then 'Suplementar' when 'EXTRAORDINARIA' then 'Extraordinária'
      else 'Câmara'
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
  (select f.tamanho from arquivo f where f.arquivo = d.arquivo) as "tamanhoArquivo",
  (select f.tamanho from arquivo f where f.arquivo = d.arquivo) as "fileSize",
  d.arquivo as "idArquivo",
  (select f.nome from arquivo f where f.arquivo = d.arquivo) as "nomeArquivo",
  (
    select case t.situacao when 'lido' then 'S' when 'sem_texto' then 'N' when 'ilegivel' then 'N' end
    from arquivo f join sistema.documento t on t.sha256 = f.sha256 where f.arquivo = d.arquivo
  ) as "temTexto",
  p.pagina,
  (
    select trecho(g.texto, :palavraChave) from sistema.documento_pagina g
    where g.sha256 = (select f.sha256 from arquivo f where f.arquivo = d.arquivo) and g.pagina = p.pagina
  ) as trecho
from diario_oficial d
join entidade e on e.entidade = d.entidade
left join (
  select h.arquivo, min(h.pagina) as pagina
  from (
    select m.arquivo, null::int as pagina from diario_oficial m
      where palavras(m.descricao) @@ to_tsquery('simple', :palavraChave)
    union all
    select a.arquivo, g.pagina
    from (select sha256, min(pagina) as pagina from sistema.documento_pagina
      where palavras @@ to_tsquery('simple', :palavraChave) group by sha256) g
    join arquivo a on a.sha256 = g.sha256
  ) h
  group by h.arquivo
) p on p.arquivo = d.arquivo
where e.habilitado_portal and (:palavraChave::text is null or p.arquivo is not null)
