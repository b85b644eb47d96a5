select
  g.numero,
  g.data,
  g.item,
  g.km_anterior as "kmAnterior",
  g.km_atual as "kmAtual",
  g.media_combustivel as "mediaCombustivel",
  g.quantidade,
  g.valor,
  g.valor_total as "valorTotal"
from veiculo_gasto g
where g.entidade = :entidade and g.veiculo = :veiculo and g.exercicio = :exercicio and g.tipo = :tipo
  and extract(month from g.data) = :mes::int
order by g.data, g.numero
