with
ruas as (
  select k.bairro, k.logradouro, g.receita, sum(g.valor) as lancado, sum(coalesce(p.valor, 0)) as pago,
    sum(coalesce(i.valor, 0)) as isento
  from lancamento_tributario g
  join cadastro_tributario k on k.entidade = g.entidade and k.cadastro = g.cadastro
  left join lateral (
    select sum(valor) as valor from pagamento_tributario t where t.entidade = g.entidade and t.exercicio = g.exercicio
      and t.guia = g.guia
  ) p on true
  left join lateral (
    select sum(valor) as valor from isencao t where t.entidade = g.entidade and t.exercicio = g.exercicio
      and t.guia = g.guia
  ) i on true
  where g.entidade = :entidade and g.exercicio = :exercicio
    and starts_with(g.receita, regexp_replace(:receita::text, '[ ./-]', '', 'g'))
    and position(:bairro::text in k.bairro_busca) > 0
    and (:logradouro::text is null or position(:logradouro::text in k.logradouro_busca) > 0)
  group by k.bairro, k.logradouro, g.receita
)
select
  r.bairro,
  coalesce(r.logradouro, 'Não informado') as logradouro,
  r.receita,
  n.descricao,
  r.lancado::numeric(18, 2) as "valorLancado",
  r.pago::numeric(18, 2) as "valorPago",
  r.isento::numeric(18, 2) as "valorRenuncia",
  (r.lancado - r.pago - r.isento)::numeric(18, 2) as "valorArrecadar",
  case when r.lancado = 0 then '-' else replace(round((r.lancado - r.pago - r.isento) * 100 / r.lancado, 1)::text, '.',
    ',') || '%' end as inadimplencia
from ruas r
join natureza_receita n on n.entidade = :entidade and n.exercicio = :exercicio and n.receita = r.receita
