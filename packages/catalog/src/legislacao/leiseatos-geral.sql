select
  l.entidade,
  l.lei as id,
  l.ano,
  l.ano as exercicio,
  l.numero,
  l.tipo,
  l.natureza,
  l.escopo as "tipoEscopo",
  l.sistema,
  l.tabela,
  l.data,
  l.sumula,
  palavras(l.sumula) as "sumulaPalavras",
  t.descricao || ' nº ' || l.numero || '/' || l.ano as descricao,
  lpad(l.ano::text, 4, '0') || lpad(l.numero::text, 9, '0') as "descricaoOrdem",
  t.descricao as "tipoDocumentoLegal",
  n.descricao as "descricaoNatureza",
  e.descricao as "descricaoEscopo",
  p.descricao as "veiculoPublicacao",
  p.data_publicacao as "dataPublicacao",
  a.arquivo as "idArquivo",
  (
    select min(g.pagina) from arquivo f join sistema.documento_pagina g on g.sha256 = f.sha256
    where f.arquivo = a.arquivo and g.palavras @@ to_tsquery('simple', :palavraChave)
  ) as pagina,
  (
    select trecho(g.texto, :palavraChave) from arquivo f join sistema.documento_pagina g on g.sha256 = f.sha256
    where f.arquivo = a.arquivo and g.palavras @@ to_tsquery('simple', :palavraChave) order by g.pagina limit 1
  ) as trecho,
  l.covid,
  case when l.covid then 'S' else 'N' end as "isCovid"
from lei_ato l
join tipo_documento_legal t on t.entidade = l.entidade and t.tipo = l.tipo
join natureza_lei n on n.entidade = l.entidade and n.natureza = l.natureza
left join escopo_lei e on e.entidade = l.entidade and e.escopo = l.escopo
left join lateral (
  select q.descricao, q.data_publicacao from lei_publicacao q
  where q.entidade = l.entidade and q.lei = l.lei order by q.sequencia limit 1
) p on true
left join lateral (
  select x.arquivo from anexo x where x.entidade = l.entidade and x.origem = 'lei_ato' and x.chave = l.lei::text order by x.ordem limit 1
) a on true
where l.entidade = :entidade
  and (coalesce(:subAbaLeiAtos::text, 'geral') = 'geral' or l.aba = :subAbaLeiAtos)
  and (
    :palavraChave::text is null
    or l.lei in (
      select m.lei from lei_ato m where m.entidade = :entidade and palavras(m.sumula) @@ to_tsquery('simple', :palavraChave)
      union all
      select case when x.chave ~ '^[0-9]{1,9}$' then x.chave::int end from sistema.documento_pagina g join arquivo f on f.sha256 = g.sha256 join anexo x on x.arquivo = f.arquivo
      where x.entidade = :entidade and x.origem = 'lei_ato' and g.palavras @@ to_tsquery('simple', :palavraChave)
    )
  )
