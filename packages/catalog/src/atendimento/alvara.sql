select
  p.pessoa,
  p.nome,
  p.nome_busca as "nomeBusca",
  p.nome_fantasia as "nomeFantasia",
  p.nome_fantasia_busca as "nomeFantasiaBusca",
  p.cnpj_cpf as "cnpjCpf",
  p.logradouro,
  p.numero,
  p.bairro
from alvara_pessoa p
where p.entidade = :entidade
