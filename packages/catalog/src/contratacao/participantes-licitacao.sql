select
  p.entidade,
  p.fornecedor as pessoa,
  f.nome as "razaoSocial",
  f.nome_busca as "razaoSocialBusca",
  f.nome_fantasia as "nomeFantasia",
  sem_acento(f.nome_fantasia) as "nomeFantasiaBusca",
  f.cnpj_cpf as cnpj,
  p.participacoes,
  coalesce(v.vitorias, 0) as vitorias,
  coalesce(v.valor, 0) as "valorVencido"
from (
  select entidade, fornecedor, count(*) as participacoes from licitacao_participante
  where entidade = :entidade and exercicio = :exercicio
  group by entidade, fornecedor
) p
join fornecedor f on f.entidade = p.entidade and f.fornecedor = p.fornecedor
left join (
  select fornecedor, count(distinct (tipo_licitacao, licitacao)) as vitorias, sum(valor_total) as valor from licitacao_item
  where entidade = :entidade and exercicio = :exercicio and fornecedor is not null
  group by fornecedor
) v on v.fornecedor = p.fornecedor
