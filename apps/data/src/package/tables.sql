select
  c.relname as nome,
  obj_description(c.oid, 'pg_class') as descricao,
  (
    select json_agg(json_build_object(
      'nome', a.attname,
      'tipo', format_type(a.atttypid, null),
      'precisao', case when a.atttypid = 'numeric'::regtype and a.atttypmod > 0
        then ((a.atttypmod - 4) >> 16) & 65535 end,
      'escala', case when a.atttypid = 'numeric'::regtype and a.atttypmod > 0 then (a.atttypmod - 4) & 2047 end,
      'obrigatoria', a.attnotnull and d.adbin is null,
      'nula', not a.attnotnull,
      'padrao', pg_get_expr(d.adbin, d.adrelid),
      'descricao', col_description(c.oid, a.attnum)
    ) order by a.attnum)
    from pg_attribute a
    left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
    where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
  ) as colunas,
  coalesce((
    select json_agg(a.attname order by k.ordem)
    from pg_constraint p
    cross join unnest(p.conkey) with ordinality as k (attnum, ordem)
    join pg_attribute a on a.attrelid = p.conrelid and a.attnum = k.attnum
    where p.conrelid = c.oid and p.contype = 'p'
  ), '[]') as chave,
  coalesce((
    select json_agg(json_build_object(
      'colunas', (
        select json_agg(a.attname order by k.ordem)
        from unnest(f.conkey) with ordinality as k (attnum, ordem)
        join pg_attribute a on a.attrelid = f.conrelid and a.attnum = k.attnum
      ),
      'tabela', f.confrelid::regclass::text,
      'referidas', (
        select json_agg(a.attname order by k.ordem)
        from unnest(f.confkey) with ordinality as k (attnum, ordem)
        join pg_attribute a on a.attrelid = f.confrelid and a.attnum = k.attnum
      )
    ) order by f.conkey, f.conname)
    from pg_constraint f
    where f.conrelid = c.oid and f.contype = 'f'
  ), '[]') as referencias,
  coalesce((
    select json_agg(json_build_object(
      'colunas', (
        select json_agg(a.attname order by a.attnum) from pg_attribute a where a.attrelid = r.conrelid
          and a.attnum = any (r.conkey)
      ),
      'expressao', pg_get_expr(r.conbin, r.conrelid),
      'descricao', obj_description(r.oid, 'pg_constraint')
    ) order by r.conkey, r.conname)
    from pg_constraint r
    where r.conrelid = c.oid and r.contype = 'c'
  ), '[]') as regras
from pg_class c
where c.relnamespace = 'public'::regnamespace
  and c.relkind in ('r', 'p')
  and not c.relispartition
order by c.relname collate "C"
