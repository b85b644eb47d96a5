select
  p.subvencao,
  p.ano as "anoSubvencao",
  s.tipo as "idTipo",
  p.subvencao || '/' || p.ano as "numeroAno",
  p.sequencia,
  p.tipo,
  p.periodo as "periodoPrestacao",
  coalesce(v.nome, s.nome) as nome,
  v.cargo,
  v.lotacao,
  p.data_prevista as "dataPrevista",
  p.data_prazo as "dataPrazo",
  p.data,
  p.data as "dataPrestacao",
  p.exercicio_empenho as exercicio,
  p.unidade_orcamentaria as "unidadeOrcamentaria",
  p.empenho,
  n.data as "dataEmpenho",
  e.valor_empenhado - e.valor_anulado as "valorEmpenho",
  p.no_liquidacao as "noLiquidacao",
  p.valor_documentos as "valorDocumentos",
  p.valor_restituido as "valorRestituido",
  p.matricula,
  p.exercicio_prestacao as "exercicioPrestacao",
  p.prestacao_contas as "prestacaoContas"
from subvencao_prestacao p
join subvencao s on s.entidade = p.entidade and s.ano = p.ano and s.subvencao = p.subvencao
left join servidor v on v.entidade = p.entidade and v.matricula = p.matricula
left join resumo.empenho e
  on e.entidade = p.entidade and e.exercicio = p.exercicio_empenho and e.unidade_orcamentaria = p.unidade_orcamentaria
    and e.empenho = p.empenho
left join empenho n
  on n.entidade = p.entidade and n.exercicio = p.exercicio_empenho and n.unidade_orcamentaria = p.unidade_orcamentaria
    and n.empenho = p.empenho
where p.entidade = :entidade
order by p.sequencia
