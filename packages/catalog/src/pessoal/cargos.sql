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
  (
    select count(*) from folha f
    where f.entidade = c.entidade and f.exercicio = u.exercicio and f.mes = u.mes and f.codigo_cargo = c.cargo and not f.inativo
  )::int as "vagasOcupadas",
  c.numero_ato as "numeroAto",
  c.ano_ato as "anoAto"
from cargo c
left join (select exercicio, mes from folha where entidade = :entidade order by exercicio desc, mes desc limit 1) u on true
where c.entidade = :entidade
