with
despesa as (
  select
    coalesce(orgao, 'NI') as n1,
    coalesce(unidade, 'NI') as n2,
    coalesce(funcao, 'NI') as n3,
    coalesce(subfuncao, 'NI') as n4,
    coalesce(programa, 'NI') as n5,
    coalesce(projeto, 'NI') as n6,
    coalesce(left(elemento, 1), 'NI') as n7,
    coalesce(nullif(substr(elemento, 2, 1), ''), 'NI') as n8,
    coalesce(nullif(substr(elemento, 3, 2), ''), 'NI') as n9,
    coalesce(nullif(substr(elemento, 5, 2), ''), 'NI') as n10,
    valor_previsto, valor_creditos, valor_empenhado, valor_em_liquidacao, valor_liquidado, valor_pago
  from resumo.despesa_no_periodo(:entidade, :exercicio, :dataInicial::date, :dataFinal::date)
),
linhas as (
  select n1, n2, n3, n4, n5, n6, n7, n8, n9, n10, num_nonnulls(n1, n2, n3, n4, n5, n6, n7, n8, n9, n10) as nivel,
    sum(valor_previsto) as previsto, sum(valor_creditos) as creditos, sum(valor_empenhado) as empenhado,
    sum(valor_em_liquidacao) as em_liquidacao, sum(valor_liquidado) as liquidado, sum(valor_pago) as pago
  from despesa
  group by rollup (n1, n2, n3, n4, n5, n6, n7, n8, n9, n10)
),
nomes as (
  select 1 as nivel, orgao as codigo, descricao from orgao where entidade = :entidade and exercicio = :exercicio
  union all
  select 2, unidade, descricao from unidade where entidade = :entidade and exercicio = :exercicio
  union all
  select 3, funcao, nome_funcao(:entidade, funcao) from (select distinct n3 as funcao from despesa) f
  union all
  select 4, subfuncao, nome_subfuncao(:entidade, subfuncao) from (select distinct n4 as subfuncao from despesa) s
  union all
  select 5, programa, descricao from programa where entidade = :entidade and exercicio = :exercicio
  union all
  select 6, projeto, descricao from projeto where entidade = :entidade and exercicio = :exercicio
  union all
  select nivel, natureza, nome_natureza(:entidade, natureza) from (
    select distinct 6 + num_nonnulls(n7, n8, n9, n10) as nivel, concat(n7, n8, n9, n10) as natureza
    from linhas where nivel > 6
  ) n
)
select
  concat_ws('.',
    l.n1,
    case when starts_with(l.n2, l.n1) and l.n2 <> l.n1 then ltrim(substr(l.n2, length(l.n1) + 1), '. /-') else l.n2 end,
    l.n3, l.n4, l.n5,
    case when l.n6 = 'NI' then l.n6 else resumo.projeto_na_mascara(l.n6, x.mascara_despesa) end,
    l.n7, l.n8, l.n9, l.n10
  ) collate "C" as programatica,
  case when c.codigo = 'NI' then 'Não informado' else coalesce(n.descricao, 'Sem descrição') end as descricao,
  l.nivel,
  case when l.nivel = 10 then 'S' else 'N' end as "aceitaMovimentacao",
  l.previsto::numeric(18, 2) as "valorPrevisto",
  l.creditos::numeric(18, 2) as "valorCreditosAdicionais",
  l.previsto + l.creditos::numeric(18, 2) as "valorAtualizado",
  l.empenhado::numeric(18, 2) as "valorEmpenhado",
  l.em_liquidacao::numeric(18, 2) as "valorEmLiquidacao",
  l.liquidado::numeric(18, 2) as "valorLiquidado",
  l.pago::numeric(18, 2) as "valorPago"
from linhas l
join exercicio x on x.entidade = :entidade and x.exercicio = :exercicio
cross join lateral (
  select case
    when l.nivel <= 6 then (array[l.n1, l.n2, l.n3, l.n4, l.n5, l.n6])[l.nivel]
    when 'NI' = (array[l.n7, l.n8, l.n9, l.n10])[l.nivel - 6] then 'NI'
    else concat(l.n7, l.n8, l.n9, l.n10)
  end as codigo
) c
left join nomes n on n.nivel = l.nivel and n.codigo = c.codigo
where l.nivel > 0 and l.nivel <= coalesce(:nivelFinal::int, 10)
