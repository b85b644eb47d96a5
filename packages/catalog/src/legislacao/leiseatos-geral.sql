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
  t.descricao || coalesce(' nº ' || coalesce(l.numero_texto, l.numero || '/' || l.ano), ' de ' || l.ano) as descricao,
  lpad(l.ano::text, 4, '0') || lpad(l.numero::text, 9, '0') as "descricaoOrdem",
  t.descricao as "tipoDocumentoLegal",
  n.descricao as "descricaoNatureza",
  e.descricao as "descricaoEscopo",
  (select q.descricao from lei_publicacao q where q.entidade = l.entidade and q.lei = l.lei order by q.sequencia
    limit 1) as "veiculoPublicacao",
  (select q.data_publicacao from lei_publicacao q where q.entidade = l.entidade and q.lei = l.lei order by q.sequencia
    limit 1) as "dataPublicacao",
  (
    select x.arquivo from anexo x where x.entidade = l.entidade and x.origem = 'lei_ato' and x.chave = l.lei::text
      order by x.ordem limit 1
  ) as "idArquivo",
  (
    select g.pagina from sistema.documento_pagina g
    where :palavraChave::text is not null and g.palavras @@ to_tsquery('simple', :palavraChave) and g.sha256 = (
      select f.sha256 from anexo x join arquivo f on f.arquivo = x.arquivo
      where x.entidade = l.entidade and x.origem = 'lei_ato' and x.chave = l.lei::text order by x.ordem limit 1
    )
    order by g.pagina limit 1
  ) as pagina,
  (
    select trecho(g.texto, :palavraChave) from sistema.documento_pagina g
    where :palavraChave::text is not null and g.palavras @@ to_tsquery('simple', :palavraChave) and g.sha256 = (
      select f.sha256 from anexo x join arquivo f on f.arquivo = x.arquivo
      where x.entidade = l.entidade and x.origem = 'lei_ato' and x.chave = l.lei::text order by x.ordem limit 1
    )
    order by g.pagina limit 1
  ) as trecho,
  u.data_publicacao as "dataPublicacaoOrdem",
  l.covid,
  case when l.covid then 'S' when not l.covid then 'N' end as "isCovid"
from lei_ato l
left join tipo_documento_legal t on t.entidade = l.entidade and t.tipo = l.tipo
left join natureza_lei n on n.entidade = l.entidade and n.natureza = l.natureza
left join escopo_lei e on e.entidade = l.entidade and e.escopo = l.escopo
left join (
  select distinct on (q.lei) q.lei, q.data_publicacao from lei_publicacao q where q.entidade = :entidade
    order by q.lei, q.sequencia
) u on u.lei = l.lei
where l.entidade = :entidade
  and (coalesce(:subAbaLeiAtos::text, 'geral') = 'geral' or l.aba = :subAbaLeiAtos)
  and (
    :palavraChave::text is null
    or l.lei = any (array(
      select m.lei from lei_ato m where m.entidade = :entidade
        and palavras(m.sumula) @@ to_tsquery('simple', :palavraChave)
      union all
      select case when x.chave ~ '^[0-9]{1,9}$' then x.chave::int end from sistema.documento_pagina g join arquivo f
        on f.sha256 = g.sha256 join anexo x on x.arquivo = f.arquivo
      where x.entidade = :entidade and x.origem = 'lei_ato' and g.palavras @@ to_tsquery('simple', :palavraChave)
    ))
  )
  and (
    :descricaoSumula::text is null
    or l.lei = any (array(
      select m.lei from lei_ato m where m.entidade = :entidade
        and palavras(m.sumula) @@ to_tsquery('simple', :descricaoSumula)
    ))
  )
