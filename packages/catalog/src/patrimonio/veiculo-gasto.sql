with costume as (
  select sum(a.quantidade) / nullif(sum(a.km_atual - a.km_anterior), 0) as por_unidade
  from veiculo_gasto a
  where a.entidade = :entidade and a.veiculo = :veiculo and a.exercicio = :exercicio and a.tipo = 'abastecimento'
    and a.km_atual > a.km_anterior
)
select
  g.numero,
  g.data,
  g.item,
  g.km_anterior as "kmAnterior",
  g.km_atual as "kmAtual",
  g.media_combustivel as "mediaCombustivel",
  g.quantidade,
  g.valor,
  g.valor_total as "valorTotal",
  case when g.tipo = 'abastecimento' and g.km_atual > g.km_anterior
    then case when g.quantidade > 1.3 * c.por_unidade * (g.km_atual - g.km_anterior) then 'S' else 'N' end
  end as "acimaDoCostume"
from veiculo_gasto g
cross join costume c
where g.entidade = :entidade and g.veiculo = :veiculo and g.exercicio = :exercicio and g.tipo = :tipo
  and extract(month from g.data) = :mes::int
order by g.data, g.numero
