with
-- What is asked as a revenue is a code, or a name where it has letters, the popular one too.
pedido as (
  select
    case when :receita::text !~ '[[:alpha:]]' then regexp_replace(:receita::text, '[ ./-]', '', 'g') end as codigo,
    case when :receita::text ~ '[[:alpha:]]' then nome_da_receita(:receita::text) end as nome,
    nome_da_receita(:descricaoReceita::text) as texto
),
receitas as (
  select
    a.antes,
    -- Of a code that was asked, no more is shown than belongs to it.
    left(r.receita, greatest(coalesce(:nivel::int, 2), length(p.codigo))) as codigo,
    case :valor::text
      when 'valorAtualizado' then r.valor_previsto + r.valor_atualizacao
      when 'valorLancado' then r.valor_lancado
      else r.valor_arrecadado
    end / a.divisor as valor
  from resumo.anos_comparados(:entidade, :exercicio, :medida) a
  cross join pedido p
  cross join lateral resumo.receita_no_periodo(
    :entidade,
    a.exercicio,
    (:dataInicial::date - make_interval(years => a.antes))::date,
    (:dataFinal::date - make_interval(years => a.antes))::date
  ) r
  where (:fonteRecurso::text is null or r.fonte_recurso = :fonteRecurso)
    and (p.codigo is null or starts_with(r.receita, p.codigo))
    and not exists (
      select from (values (p.nome), (p.texto)) t (palavra)
      where t.palavra is not null and not exists (
        select from natureza_receita n
        where n.entidade = :entidade and n.exercicio = a.exercicio and starts_with(r.receita, n.receita)
          and position(t.palavra in n.descricao_busca) > 0
      )
    )
),
somas as (
  select codigo,
    sum(valor) filter (where antes = 0) as ano0,
    sum(valor) filter (where antes = 1) as ano1,
    sum(valor) filter (where antes = 2) as ano2,
    sum(valor) filter (where antes = 3) as ano3
  from receitas
  group by codigo
)
select
  s.codigo collate "C" as codigo,
  case when p.nome is not null or p.texto is not null then 'Só o que se pediu de: ' else '' end
    || coalesce(n.descricao, 'Sem descrição') as descricao,
  round(s.ano0, m.casas) as ano0,
  round(s.ano1, m.casas) as ano1,
  round(s.ano2, m.casas) as ano2,
  round(s.ano3, m.casas) as ano3
from somas s
cross join pedido p
-- Per inhabitant the sums must still be those of the whole, so that nothing is rounded before they are shown.
cross join (select case when :medida::text = 'habitante' then 8 else 2 end as casas) m
left join lateral (
  select n.descricao from natureza_receita n
  where n.entidade = :entidade and n.exercicio between :exercicio::int - 3 and :exercicio::int and n.receita = s.codigo
  order by n.exercicio desc limit 1
) n on true
