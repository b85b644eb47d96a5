select q.sexo, q.idade, q.escolaridade, count(*)::int as value
from atendimento.processo p
left join atendimento.requerente q using (entidade, exercicio, processo)
where p.entidade = $1 and p.exercicio = $2 and p.usuario = 'e-SIC'
group by 1, 2, 3
