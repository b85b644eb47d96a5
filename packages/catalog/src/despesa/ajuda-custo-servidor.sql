select r.entidade, r.matricula, s.nome, s.cargo, s.cargo as "cargoDescricao", s.cargo as "cargoDesc", r.valor
from resumo.ajuda_custo r
join servidor s using (entidade, matricula)
where r.entidade = :entidade and r.exercicio = :exercicio and r.matricula = :matricula
