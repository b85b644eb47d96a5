with
dia as (select coalesce(:posicao::date, make_date(:exercicio, 12, 31)) as posicao),
guias as (
  select g.receita, g.cadastro, g.valor, g.vencimento <= d.posicao as vencida,
    coalesce((select sum(p.valor) from pagamento_tributario p
      where p.entidade = g.entidade and p.exercicio = g.exercicio and p.guia = g.guia and p.data <= d.posicao), 0) as
        pago,
    coalesce((select sum(i.valor) from isencao i
      where i.entidade = g.entidade and i.exercicio = g.exercicio and i.guia = g.guia and i.data <= d.posicao), 0) as
        isento
  from lancamento_tributario g, dia d
  where g.entidade = :entidade and g.exercicio = :exercicio and g.data <= d.posicao
)
select
  g.receita collate "C" as receita,
  n.descricao,
  sum(g.valor)::numeric(18, 2) as "valorLancado",
  sum(g.pago)::numeric(18, 2) as "valorPago",
  sum(g.isento)::numeric(18, 2) as "valorRenuncia",
  sum(g.valor - g.pago - g.isento)::numeric(18, 2) as "valorArrecadar",
  (case when count(g.vencida) > 0 then coalesce(sum(g.valor) filter (where g.vencida), 0) end)::numeric(18, 2)
    as "valorLancadoPeriodo",
  (case when count(g.vencida) > 0 then coalesce(sum(g.valor - g.pago - g.isento) filter (where g.vencida), 0)
    end)::numeric(18, 2) as "valorInadimplente",
  nullif(count(distinct g.cadastro), 0)::int as "totalCadastro",
  case when count(g.cadastro) filter (where g.vencida is not null) > 0 then
    count(distinct g.cadastro) filter (where g.vencida and g.valor > g.pago + g.isento) end::int as
    "totalCadastroInadimplente",
  case when count(g.cadastro) > 0 then count(distinct g.cadastro) filter (where g.isento > 0) end::int as
    "totalCadastroRenuncia",
  :posicao::date as posicao
from guias g
join natureza_receita n on n.entidade = :entidade and n.exercicio = :exercicio and n.receita = g.receita
group by g.receita, n.descricao
