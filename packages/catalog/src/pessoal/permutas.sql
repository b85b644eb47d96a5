select
  p.protocolo,
  p.matricula,
  p.nome,
  p.nome_busca as "nomeBusca",
  p.lotacao_atual as "lotacaoAtual",
  sem_acento(p.lotacao_atual) as "lotacaoAtualBusca",
  p.lotacao_desejada as "lotacaoDesejada",
  sem_acento(p.lotacao_desejada) as "lotacaoDesejadaBusca",
  p.data_solicitacao as "dataSolicitacao",
  p.cargo,
  sem_acento(p.cargo) as "cargoBusca"
from permuta p
where p.entidade = :entidade
