select
  c.entidade,
  c.cargo,
  c.descricao,
  c.descricao_busca as "descricaoOrdem",
  c.tipo,
  c.quadro_salarial as "quadroSalarial",
  c.descricao_quadro as "quadroSalarialDesc",
  c.grupo_ocupacional as "grupoOcupacional",
  c.descricao_grupo as "grupoOcupacionalDesc",
  c.nivel,
  c.descricao_nivel as "nivelDesc",
  c.vagas as "vagasTotal",
  coalesce(o.ocupadas, 0)::int as "vagasOcupadas",
  c.numero_ato as "numeroAto",
  c.ano_ato as "anoAto"
from cargo c
left join (
  select f.codigo_cargo, count(*) as ocupadas
  from folha f
  join (select exercicio, mes from folha where entidade = :entidade order by exercicio desc, mes desc limit 1) u on u.exercicio = f.exercicio and u.mes = f.mes
  where f.entidade = :entidade and not f.inativo
  group by f.codigo_cargo
) o on o.codigo_cargo = c.cargo
where c.entidade = :entidade
