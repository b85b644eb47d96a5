select
  p.entidade,
  p.fornecedor as pessoa,
  f.nome as "razaoSocial",
  f.nome_busca as "razaoSocialBusca",
  f.nome_fantasia as "nomeFantasia",
  sem_acento(f.nome_fantasia) as "nomeFantasiaBusca",
  f.cnpj_cpf as cnpj,
  p.participacoes,
  p.vitorias,
  p.valor_vencido as "valorVencido"
from resumo.participante p
join fornecedor f on f.entidade = p.entidade and f.fornecedor = p.fornecedor
where p.entidade = :entidade and p.exercicio = :exercicio
