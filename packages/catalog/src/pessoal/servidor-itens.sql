with itens as (
  select coalesce(v.descricao, 'OUTROS') as descricao, e.evento, e.referencia, e.valor,
    v.tipo <> 'D' or (
      coalesce(v.categoria, '') not in ('judicial', 'empréstimo')
      and (not coalesce(:somente::boolean, false) or coalesce(v.categoria, '') in ('previdência', 'imposto'))
    ) as nomeado
  from folha_evento e
  join evento_folha v on v.entidade = e.entidade and v.evento = e.evento
  where e.entidade = :entidade and e.exercicio = :anoCompetencia::int and e.exercicio = :exercicio
    and e.mes = :mesCompetencia::int
    and e.matricula = :matricula::int and e.tipo_folha = :tipoFolha::int and v.tipo = :tipoEvento::text
    and e.exercicio * 100 + e.mes >= coalesce(:desde::int, 0)
)
select descricao, referencia, valor
from (
  select descricao, referencia, valor, evento from itens where nomeado
  union all
  select 'OUTROS DESCONTOS', null, sum(valor), 2147483647 from itens where not nomeado having sum(valor) > 0
  union all
  select 'REDUTOR CONSTITUCIONAL', null, -f.redutor_constitucional, 2147483647
  from folha f
  where :subtrai::boolean and :tipoEvento::text = 'P' and :tipoFolha::int = 1 and f.redutor_constitucional > 0
    and exists (select from itens)
    and f.entidade = :entidade and f.exercicio = :anoCompetencia::int and f.mes = :mesCompetencia::int
      and f.matricula = :matricula::int
) i
order by evento
