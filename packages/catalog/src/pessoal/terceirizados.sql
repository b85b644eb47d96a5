select
  t.entidade,
  t.terceirizado,
  t.nome,
  t.nome_busca as "nomeBusca",
  t.funcao,
  sem_acento(t.funcao) as "funcaoBusca",
  t.empresa,
  sem_acento(t.empresa) as "empresaBusca",
  t.cnpj,
  t.contrato || '/' || t.ano_contrato as "contratoAno",
  t.local_trabalho as "localTrabalho",
  sem_acento(t.local_trabalho) as "localTrabalhoBusca",
  t.data_inicio as "dataInicio",
  t.data_fim as "dataFim"
from terceirizado t
where t.entidade = :entidade
