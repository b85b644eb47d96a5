select
  coalesce(c.tipo, 'Não informado') as "tipoCargo",
  sum(c.vagas)::int as "vagasCriadas",
  coalesce(sum(o.ocupadas), 0)::int as "vagasOcupadas",
  (sum(c.vagas) - coalesce(sum(o.ocupadas), 0))::int as "vagasDisponiveis"
from cargo c
left join (
  select f.codigo_cargo, count(*) as ocupadas
  from folha f
  where f.entidade = :entidade and f.exercicio = :exercicio and not f.inativo
    and f.mes = coalesce(:competencia::int, (select max(u.mes) from folha u where u.entidade = :entidade
      and u.exercicio = :exercicio))
  group by f.codigo_cargo
) o on o.codigo_cargo = c.cargo
where c.entidade = :entidade
  and exists (select from folha f where f.entidade = :entidade and f.exercicio = :exercicio)
group by 1
