-- Asked at most once a second: has any load, parameter, menu or text changed, and is the portal in maintenance?
select
  coalesce((select valor from sistema.estado where chave = 'manutencao'), 'N') = 'S' as manutencao,
  (select coalesce(json_agg(json_build_array(entidade, exercicio, versao) order by entidade, exercicio), '[]') from sistema.carga) as cargas,
  (
    select coalesce(json_agg(json_build_array(entidade, exercicio, versao) order by entidade, exercicio), '[]') from sistema.movimento
  ) as movimentos,
  md5(concat_ws('/',
    (select sum(hash_record_extended(t, 1)) from entidade t),
    (select sum(hash_record_extended(t, 2)) from exercicio t),
    (select sum(hash_record_extended(t, 3)) from configuracao t),
    (select sum(hash_record_extended(t, 4)) from parametro t),
    (select sum(hash_record_extended(t, 5)) from menu t),
    (select sum(hash_record_extended(t, 6)) from nota_explicativa t),
    (select sum(hash_record_extended(t, 7)) from notificacao t),
    (select sum(hash_record_extended(t, 8)) from contato t),
    (select sum(hash_record_extended(t, 9)) from glossario t),
    (select sum(hash_record_extended(t, 10)) from texto_atendimento t),
    (select sum(hash_record_extended(t, 11)) from sic_fisico t),
    (select sum(hash_record_extended(t, 12)) from responsavel_lai t)
  )) as impressao
