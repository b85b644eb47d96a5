-- Asked at most once a second: has anything been loaded or written, and is the portal in maintenance?
select
  coalesce((select valor from sistema.estado where chave = 'manutencao'), 'N') = 'S' as manutencao,
  exists (select from sistema.estado where chave = 'demonstracao') as demonstracao,
  (
    select coalesce(json_agg(json_build_array(area, entidade, exercicio, versao) order by area, entidade, exercicio), '[]') from sistema.carga
  ) as cargas,
  (select coalesce(json_object_agg(tabela, versao order by tabela), '{}') from sistema.contexto) as contexto,
  (select n from sistema.marca) as marca
