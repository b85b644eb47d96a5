select p.tipo_beneficio as "tipoBeneficio", p.percentual_beneficio as "percentualBeneficio", p.origem as "origemPensao",
  p.cargo_origem as "cargoOrigemPensao",
  p.entidade_origem as "entidadeOrigem"
from pensao p
where p.entidade = :entidade and p.matricula = :matricula::int
  and coalesce(nullif(:entidadeOrigem::int, 0) = p.entidade_origem, true)
