select
  r.entidade,
  r.matricula,
  s.nome,
  r.nome_busca as "nomeBusca",
  s.cargo,
  r.cargo_ordem as "cargoOrdem",
  r.valor
from resumo.ajuda_custo r
left join servidor s on s.entidade = r.entidade and s.matricula = r.matricula
where r.entidade = :entidade and r.exercicio = :exercicio
