select
  d.exercicio as "exercicioDivida",
  count(distinct d.contribuinte)::int as contribuintes,
  sum(d.valor)::numeric(18, 2) as "valorInscrito",
  coalesce(sum(m.atualizado), 0)::numeric(18, 2) as "valorAtualizacao",
  coalesce(sum(m.pago), 0)::numeric(18, 2) as "valorPago",
  coalesce(sum(m.cancelado), 0)::numeric(18, 2) as "valorCancelado",
  sum(d.valor + coalesce(m.atualizado, 0) - coalesce(m.pago, 0) - coalesce(m.cancelado, 0))::numeric(18, 2) as saldo
from divida_ativa d
left join (
  select exercicio, divida, sum(valor) filter (where tipo = 'Atualização') as atualizado, sum(valor)
    filter (where tipo = 'Pagamento') as pago,
    sum(valor) filter (where tipo = 'Cancelamento') as cancelado
  from divida_ativa_movimento
  where entidade = :entidade and data <= make_date(:exercicio, 12, 31)
  group by exercicio, divida
) m on m.exercicio = d.exercicio and m.divida = d.divida
where d.entidade = :entidade and d.data <= make_date(:exercicio, 12, 31)
group by d.exercicio
order by d.exercicio desc
