select
  round(avg(encerrado_em::date - data), 1) as media,
  count(*)::int as respondidos,
  count(*) filter (where encerrado_em::date <= prazo)::int as "dentroDoPrazo"
from atendimento.processo
where entidade = $1 and exercicio = $2 and usuario = 'e-SIC' and situacao in ('Atendido', 'Indeferido')
