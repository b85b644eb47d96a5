select
  c.entidade,
  c.cargo,
  c.descricao,
  c.descricao_busca as "descricaoOrdem",
  c.tipo,
  coalesce(c.quadro_salarial, 0) as "quadroSalarial",
  c.descricao_quadro as "quadroSalarialDesc",
  coalesce(c.grupo_ocupacional, 0) as "grupoOcupacional",
  c.descricao_grupo as "grupoOcupacionalDesc",
  coalesce(c.nivel, 0) as nivel,
  c.descricao_nivel as "nivelDesc",
  c.vagas as "vagasTotal",
  (
    select count(*) from folha f
    where f.entidade = c.entidade and f.exercicio = u.exercicio and f.mes = u.mes and f.codigo_cargo = c.cargo
      and not f.inativo
  )::int as "vagasOcupadas",
  c.numero_ato as "numeroAto",
  c.ano_ato as "anoAto"
from cargo c
left join (select m.exercicio, m.mes from folha m where m.entidade = :entidade order by m.exercicio desc, m.mes desc
  limit 1) u on true
where c.entidade = :entidade
