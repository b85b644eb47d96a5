select
  v.id as "idLeiVinculada",
  v.relacao,
  t.descricao || coalesce(' nº ' || coalesce(o.numero_texto, o.numero || '/' || o.ano), ' de ' || o.ano) as descricao,
  o.numero,
  o.ano as exercicio,
  o.ano,
  o.tipo,
  o.sistema,
  o.natureza,
  t.descricao as "tipoDocumentoLegal",
  o.sumula
from (
  select i.vinculada as id, case i.relacao
      when 'altera' then 'Altera' when 'revoga' then 'Revoga' when 'regulamenta' then 'Regulamenta' else 'Cita'
    end as relacao
  from lei_vinculada i where i.entidade = :entidade and i.lei = :id
  union all
  select b.lei, case b.relacao
      when 'altera' then 'Alterada por' when 'revoga' then 'Revogada por' when 'regulamenta' then 'Regulamentada por'
        else 'Citada por'
    end
  from lei_vinculada b where b.entidade = :entidade and b.vinculada = :id
) v
join lei_ato o on o.entidade = :entidade and o.lei = v.id
join tipo_documento_legal t on t.entidade = o.entidade and t.tipo = o.tipo
order by o.data, o.lei, v.relacao
