with
gasto as (
  select funcao, elemento, valor_pago
  from resumo.despesa_no_periodo(
    :entidade, :exercicio, null,
    case when position('posicao' in coalesce(:base::text, '')) = 0 then make_date(:exercicio, 12, 31) end
  )
),
nivel as (
  select case when max(pago) >= 0.9 * sum(pago) then 'elemento' else 'funcao' end as rota
  from (select sum(valor_pago) as pago from gasto group by funcao) f
),
dia as (
  select greatest(
    (select max(data) from resumo.despesa_diaria
      where entidade = :entidade and exercicio = :exercicio and valor_pago <> 0
        and (data <= make_date(:exercicio, 12, 31) or position('posicao' in coalesce(:base::text, '')) > 0)),
    (select max(data) from repasse_lancamento where entidade = :entidade and exercicio = :exercicio and tipo = 'E')
  ) as fim
),
-- Nothing is compared with a year of which nothing is known.
antes as (
  select (dia.fim - interval '1 year')::date as fim from dia
  where exists (
    select from resumo.despesa where entidade = :entidade and exercicio = :exercicio - 1
    union all
    select from repasse_lancamento where entidade = :entidade and exercicio = :exercicio - 1 and tipo = 'E'
  )
),
despesas as (
  select case n.rota when 'funcao' then m.funcao else m.elemento end as codigo, sum(m.valor) as valor, sum(m.anterior)
    as anterior
  from (
    select funcao, elemento, valor_pago as valor, 0.00 as anterior from gasto
    union all
    select p.funcao, p.elemento, 0, p.valor_pago from antes a cross
      join lateral resumo.despesa_no_periodo(:entidade, :exercicio - 1, null, a.fim) p
    where a.fim is not null
  ) m
  cross join nivel n
  group by 1
),
repasses as (
  select r.descricao, min(r.descricao_busca) as busca,
    sum(l.valor) filter (where r.exercicio = :exercicio) as valor, sum(l.valor)
      filter (where r.exercicio < :exercicio) as anterior
  from repasse r
  join repasse_lancamento l using (entidade, exercicio, conta, conta_corrente, tipo)
  where r.entidade = :entidade and r.tipo = 'E'
    and (r.exercicio = :exercicio or (r.exercicio = :exercicio - 1 and l.data <= (select fim from antes)))
  group by r.descricao
),
linhas as (
  select 'despesa/' || n.rota as lista, f.codigo,
    coalesce(
      case n.rota when 'funcao' then nome_funcao(:entidade, f.codigo) else nome_natureza(:entidade, f.codigo) end,
      case when f.codigo is null then 'Não informado' else 'Sem descrição' end
    ) as descricao,
    f.valor, f.anterior
  from despesas f
  cross join nivel n
  union all
  -- The list finds a transfer by its description, unless another says the same and more. What is all in capitals is
  -- told as a sentence.
  select 'repasses/despesa',
    case when not exists (select from repasses o where o.busca <> p.busca and position(p.busca in o.busca) > 0)
      then p.descricao end,
    case when p.descricao = upper(p.descricao) then left(p.descricao, 1) || lower(substr(p.descricao, 2))
      else p.descricao end, coalesce(p.valor, 0), coalesce(p.anterior, 0)
  from repasses p
)
select
  l.lista,
  l.codigo collate "C" as codigo,
  l.descricao,
  l.valor::numeric(18, 2) as valor,
  (round(100 * l.ate / nullif(l.tudo, 0), 2) - round(100 * (l.ate - l.valor) / nullif(l.tudo, 0), 2))::numeric(18, 2) as
    parte,
  d.fim as posicao,
  l.valor::numeric(18, 2) as "valorPeriodo",
  case when a.fim is not null then l.anterior end::numeric(18, 2) as "valorAnterior",
  case when a.fim is not null then l.valor - l.anterior end::numeric(18, 2) as diferenca
from (
  -- Rounded as they add up, so that the parts make R$ 100,00.
  select linhas.*, sum(valor) over (order by valor desc, lista, codigo rows unbounded preceding) as ate, sum(valor)
    over () as tudo
  from linhas
  where valor <> 0 or anterior <> 0
) l
cross join dia d
left join antes a on true
