select r.data, (array['domingo', 'segunda-feira', 'terça-feira', 'quarta-feira', 'quinta-feira', 'sexta-feira',
  'sábado'])[1 + extract(dow from r.data)::int] as "diaSemana",
  r.registros, r.observacao
from registro_ponto r
where r.entidade = :entidade and r.matricula = :matricula::int
  and extract(year from r.data) = :anoCompetencia::int and extract(month from r.data) = :mesCompetencia::int
order by r.data
