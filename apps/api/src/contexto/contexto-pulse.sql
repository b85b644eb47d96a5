-- Asked at most once a second: has anything been loaded or written, is the portal in maintenance, and of which release
-- is the database?
select
  coalesce((select valor from sistema.estado where chave = 'manutencao'), 'N') = 'S' as manutencao,
  exists (select from sistema.estado where chave = 'demonstracao') as demonstracao,
  exists (select from sistema.estado where chave = 'amostra') as amostra,
  (
    select coalesce(json_agg(json_build_array(area, entidade, exercicio, versao) order by area, entidade, exercicio),
      '[]') from sistema.carga
  ) as cargas,
  (select coalesce(json_object_agg(tabela, versao order by tabela), '{}') from sistema.contexto) as contexto,
  (
    select json_build_object('versao', versao, 'lidaDesde', lida_desde) from instalacao.liberacao
    order by string_to_array(versao, '.')::int[] desc limit 1
  ) as liberacao,
  (select n from sistema.marca) as marca
