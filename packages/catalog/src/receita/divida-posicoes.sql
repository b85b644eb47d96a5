select
  p.posicao,
  count(distinct d.contribuinte) filter (where d.valor + coalesce(m.valor, 0) > 0)::int as contribuintes,
  coalesce(sum(d.valor + coalesce(m.valor, 0)), 0)::numeric(18, 2) as saldo
from (
  select least(ultimo.dia, make_date(:exercicio - i, 12, 31)) as posicao
  from generate_series(0, 2) i
  cross join (
    select greatest(
      (select max(data) from divida_ativa where entidade = :entidade), (select max(data) from divida_ativa_movimento
        where entidade = :entidade)
    ) as dia
  ) ultimo
) p
left join divida_ativa d on d.entidade = :entidade and d.data <= p.posicao
left join lateral (
  select sum(case when a.tipo = 'Atualização' then a.valor else -a.valor end) as valor from divida_ativa_movimento a
  where a.entidade = d.entidade and a.exercicio = d.exercicio and a.divida = d.divida and a.data <= p.posicao
) m on true
group by p.posicao
order by p.posicao desc
