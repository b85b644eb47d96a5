select
  mes,
  sum(valor) as "valorGasto",
  sum(quilometros) as quilometros,
  round(sum(valor_km) / nullif(sum(quilometros), 0), 4) as "custoPorKm",
  sum(horas) as horas,
  round(sum(valor_hora) / nullif(sum(horas), 0), 4) as "custoPorHora"
from resumo.custo_da_frota(:entidade, :exercicio)
group by mes
order by mes
