select f.mes as "mesCompetencia", to_char(make_date(f.exercicio, f.mes, 1), 'MM/YYYY') as competencia, f.vencimentos,
  f.descontos, f.vencimentos - f.descontos as liquido
from estagiario_folha f
where f.entidade = :entidade and f.exercicio = :exercicio and f.codigo = :codigo::int
order by f.mes desc
