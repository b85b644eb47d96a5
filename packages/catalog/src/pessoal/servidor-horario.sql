select h.dia, (array['domingo', 'segunda-feira', 'terça-feira', 'quarta-feira', 'quinta-feira', 'sexta-feira',
  'sábado'])[h.dia] as "diaSemana",
  h.entrada1, h.saida1, h.entrada2, h.saida2, h.entrada3, h.saida3, h.entrada4, h.saida4
from horario_flexivel h
where h.entidade = :entidade and h.matricula = :matricula::int
order by h.dia
