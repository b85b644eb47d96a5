select f.entidade, f.fornecedor as pessoa, f.nome as "razaoSocial", f.nome_fantasia as "nomeFantasia",
  f.cnpj_cpf as cnpj
from fornecedor f
where f.entidade = :entidade
  and exists (select from licitacao_participante p where p.entidade = f.entidade and p.fornecedor = f.fornecedor)
