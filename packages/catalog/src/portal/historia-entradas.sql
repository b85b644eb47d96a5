with
dia as (
  select greatest(
    (select max(data) from resumo.receita_diaria where entidade = :entidade and exercicio = :exercicio
      and (valor_arrecadado <> 0 or valor_deducao <> 0)),
    (select max(data) from repasse_lancamento where entidade = :entidade and exercicio = :exercicio and tipo = 'R')
  ) as fim
),
-- Nothing is compared with a year of which nothing is known.
antes as (
  select (dia.fim - interval '1 year')::date as fim from dia
  where exists (
    select from resumo.receita where entidade = :entidade and exercicio = :exercicio - 1
    union all
    select from repasse_lancamento where entidade = :entidade and exercicio = :exercicio - 1 and tipo = 'R'
  )
),
-- Transfers by who sends them, and all else by its origin.
receitas as (
  select left(receita, case when left(receita, 2) in ('17', '24') then 3 else 2 end) as codigo, sum(atual) as valor,
    sum(anterior) as anterior
  from (
    select receita,
      valor_arrecadado
        - case when position('bruto' in coalesce(:base::text, '')) > 0 then 0 else coalesce(valor_deducao, 0) end
        as atual,
      0.00 as anterior
    from resumo.receita
    where entidade = :entidade and exercicio = :exercicio
    union all
    select r.receita, 0,
      r.valor_arrecadado
        - case when position('bruto' in coalesce(:base::text, '')) > 0 then 0 else coalesce(r.valor_deducao, 0) end
    from antes a
    join resumo.receita_diaria r on r.entidade = :entidade and r.exercicio = :exercicio - 1 and r.data <= a.fim
  ) m
  group by 1
),
repasses as (
  select r.descricao, min(r.descricao_busca) as busca,
    sum(l.valor) filter (where r.exercicio = :exercicio) as valor, sum(l.valor)
      filter (where r.exercicio < :exercicio) as anterior
  from repasse r
  join repasse_lancamento l using (entidade, exercicio, conta, conta_corrente, tipo)
  where r.entidade = :entidade and r.tipo = 'R'
    and (r.exercicio = :exercicio or (r.exercicio = :exercicio - 1 and l.data <= (select fim from antes)))
  group by r.descricao
),
linhas as (
  select 'receita-detalhada' as lista, f.codigo,
    coalesce(n.descricao, 'Sem descrição') || case when starts_with(f.codigo, '24') then ', de capital' else '' end as
      descricao,
    f.valor, f.anterior
  from receitas f
  left join lateral (
    select descricao from natureza_receita
    where entidade = :entidade and exercicio in (:exercicio, :exercicio - 1) and receita = f.codigo
    order by exercicio desc limit 1
  ) n on true
  union all
  -- The list finds a transfer by its description, unless another says the same and more. What is all in capitals is
  -- told as a sentence.
  select 'repasses/receita',
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
