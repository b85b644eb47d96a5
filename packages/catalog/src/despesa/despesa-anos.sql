with
despesa as (
  select
    a.antes,
    case :nivel::text
      when '3' then d.funcao
      when '5' then d.programa
      when '6' then d.projeto
      when '10' then d.elemento
      when 'R' then d.fonte_recurso
      when 'E' then d.esfera
      else d.orgao
    end as codigo,
    case :valor::text
      when 'valorEmpenhado' then d.valor_empenhado
      when 'valorLiquidado' then d.valor_liquidado
      when 'valorRetido' then d.valor_retido
      when 'valorPago' then d.valor_pago
      else d.valor_previsto
    end / a.divisor as valor
  from resumo.anos_comparados(:entidade, :exercicio, :medida) a
  cross join lateral resumo.despesa_no_periodo(
    :entidade,
    a.exercicio,
    (:dataInicial::date - make_interval(years => a.antes))::date,
    (:dataFinal::date - make_interval(years => a.antes))::date
  ) d
),
somas as (
  select codigo,
    sum(valor) filter (where antes = 0) as ano0,
    sum(valor) filter (where antes = 1) as ano1,
    sum(valor) filter (where antes = 2) as ano2,
    sum(valor) filter (where antes = 3) as ano3
  from despesa
  where :codigo::text is null or codigo = :codigo
  group by codigo
),
nomes as (
  select exercicio, orgao as codigo, descricao from orgao where coalesce(:nivel::text, '1') = '1'
    and entidade = :entidade
  union all
  select 0, funcao, descricao from funcao where :nivel::text = '3'
  union all
  select exercicio, programa, descricao from programa where :nivel::text = '5' and entidade = :entidade
  union all
  select exercicio, projeto, descricao from projeto where :nivel::text = '6' and entidade = :entidade
  union all
  select 0, natureza, descricao from natureza_despesa where :nivel::text = '10'
  union all
  select exercicio, fonte_recurso, descricao from fonte_recurso where :nivel::text = 'R' and entidade = :entidade
  union all
  select 0, esfera, descricao from (values ('F', 'Fiscal'), ('S', 'Seguridade Social'), ('I', 'Investimentos')) e
    (esfera, descricao)
  where :nivel::text = 'E'
)
select
  case when :nivel::text = '10' then regexp_replace(s.codigo, '^(.)(.)(..)(..)$', '\1.\2.\3.\4')
    else s.codigo end collate "C" as codigo,
  coalesce(n.descricao, case when s.codigo is null then 'Não informado' else 'Sem descrição' end) as descricao,
  round(s.ano0, m.casas) as ano0,
  round(s.ano1, m.casas) as ano1,
  round(s.ano2, m.casas) as ano2,
  round(s.ano3, m.casas) as ano3
from somas s
-- Per inhabitant the sums must still be those of the whole, so that nothing is rounded before they are shown.
cross join (select case when :medida::text = 'habitante' then 8 else 2 end as casas) m
left join lateral (
  select n.descricao from nomes n where n.codigo = s.codigo and n.exercicio <= :exercicio::int order by n.exercicio desc
    limit 1
) n on true
