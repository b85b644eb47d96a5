-- Of a benefit paid to a person, a result says neither who received it nor why, since what was typed may already say
-- the other.
select r.entidade, r.exercicio, r."unidadeOrcamentaria" as unidade, r.empenho, r.data,
  case when not beneficio then r.historico end as historico, r."valorEmpenhado" as valor,
  case when beneficio then 'Auxílio a pessoa física' else r.nome end as nome
from (:lista) r
cross join lateral (
  select coalesce(
    substr(r.elemento, 5) = '48' and r.fornecedor <> sistema.credor_protegido()
      and sistema.e_pessoa(r.nome, r."cnpjCpf"),
    false
  ) as beneficio
) b
where :condicao
order by r.data desc, r.empenho desc, r."unidadeOrcamentaria", r.entidade
limit :limite
