select
  g.entidade,
  g.codigo,
  'ESTAGIARIO' as vinculo,
  g.nome,
  g.nome_busca as "nomeBusca",
  g.cargo,
  g.lotacao,
  sem_acento(g.lotacao) as "lotacaoBusca",
  g.inicio_contrato as "inicioContrato",
  g.termino_contrato as "terminoContrato",
  coalesce(g.termino_contrato >= current_date, true) as "estaVigente",
  case when g.termino_contrato >= current_date then 'S' when g.termino_contrato < current_date then 'N' end as vigente,
  g.horario_trabalho as "horarioTrabalho",
  g.local_trabalho as "localTrabalho",
  g.horas_semanais as "horasSemanais",
  g.valor as "valorFaixa"
from estagiario g
where g.entidade = :entidade
