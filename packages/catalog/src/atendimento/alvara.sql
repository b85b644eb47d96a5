select
  p.pessoa,
  p.nome,
  p.nome_busca as "nomeBusca",
  p.nome_fantasia as "nomeFantasia",
  p.nome_fantasia_busca as "nomeFantasiaBusca",
  p.cnpj_cpf as "cnpjCpf",
  -- Where a person lives is not the public's business, and who works alone often works at home.
  case when sistema.e_pessoa(p.nome, p.cnpj_cpf) then null else p.logradouro end as logradouro,
  case when sistema.e_pessoa(p.nome, p.cnpj_cpf) then null else p.numero end as numero,
  case when sistema.e_pessoa(p.nome, p.cnpj_cpf) then null else p.bairro end as bairro
from alvara_pessoa p
where p.entidade = :entidade
