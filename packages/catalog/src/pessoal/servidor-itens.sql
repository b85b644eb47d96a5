with itens as (
  select coalesce(v.descricao, 'OUTROS') as descricao, e.evento, e.referencia, e.valor,
    v.tipo <> 'D' or (
      coalesce(v.categoria, '') not in ('judicial', 'empréstimo')
      and (coalesce(:somente::text, 'N') = 'N' or coalesce(v.categoria, '') in ('previdência', 'imposto'))
    ) as nomeado
  from folha_evento e
  join evento_folha v on v.entidade = e.entidade and v.evento = e.evento
  where e.entidade = :entidade and e.exercicio = :anoCompetencia::int and e.exercicio = :exercicio and e.mes = :mesCompetencia::int
    and e.matricula = :matricula::int and e.tipo_folha = :tipoFolha::int and v.tipo = :tipoEvento::text
)
select descricao, referencia, valor
from (
  select descricao, referencia, valor, evento from itens where nomeado
  union all
  select 'OUTROS DESCONTOS', null, sum(valor), 2147483647 from itens where not nomeado having sum(valor) > 0
) i
order by evento
