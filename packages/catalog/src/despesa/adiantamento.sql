select
  r.entidade,
  r.exercicio,
  r.prestacao_contas as "prestacaoContas",
  s.nome,
  r.nome_busca as "nomeBusca",
  r.data_prestacao as "dataPrestacao",
  r.unidade_orcamentaria as "unidadeOrcamentaria",
  r.empenho,
  r.exercicio_empenho as "exercicioEmpenho",
  r.empenho || '/' || r.exercicio_empenho as "empenhoExercicio",
  r.empenho as "empenhoExercicioOrdem",
  a.no_liquidacao as "noLiquidacao",
  n.data as "dataEmpenho",
  r.data_empenho as "dataEmpenhoOrdem",
  r.valor_empenho as "valorEmpenho",
  e.valor_pago as "valorPago",
  r.valor_documentos as "valorDocumentos",
  r.valor_restituido as "valorRestituido",
  r.valor_excedido as "valorExcedido",
  a.empenho_excedido as "empenhoExcedido",
  a.exercicio_empenho_excedido as "exercicioEmpenhoExcedido",
  r.matricula,
  s.cargo,
  r.cargo_ordem as "cargoOrdem",
  s.lotacao,
  r.lotacao_ordem as "lotacaoOrdem",
  'S' as "permiteExcederPrestacaoContas"
from resumo.adiantamento r
left join adiantamento a
  on a.entidade = r.entidade and a.exercicio = r.exercicio and a.prestacao_contas = r.prestacao_contas
left join servidor s on s.entidade = r.entidade and s.matricula = r.matricula
left join resumo.empenho e
  on e.entidade = r.entidade and e.exercicio = r.exercicio_empenho
  and e.unidade_orcamentaria = r.unidade_orcamentaria and e.empenho = r.empenho
left join empenho n
  on n.entidade = r.entidade and n.exercicio = r.exercicio_empenho
  and n.unidade_orcamentaria = r.unidade_orcamentaria and n.empenho = r.empenho
where r.entidade = :entidade and r.exercicio = :exercicio
