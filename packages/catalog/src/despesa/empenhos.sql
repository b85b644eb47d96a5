select
  r.exercicio || '/' || r.unidade_orcamentaria || '/' || r.empenho as id,
  r.entidade,
  n.nome as "entidadeNome",
  r.exercicio,
  r.unidade_orcamentaria as "unidadeOrcamentaria",
  r.empenho,
  r.empenho || '/' || r.exercicio as "empenhoExercicio",
  r.empenho as "empenhoExercicioOrdem",
  e.data,
  r.data as "dataOrdem",
  r.fornecedor,
  f.nome,
  f.nome_busca as "nomeBusca",
  r.nome_ordem as "nomeOrdem",
  f.cnpj_cpf as "cnpjCpf",
  e.historico,
  e.historico_palavras as "historicoPalavras",
  r.historico_ordem as "historicoOrdem",
  r.valor_empenhado - r.valor_anulado as "valorEmpenhadoLiquido",
  r.valor_empenhado as "valorEmpenhado",
  r.valor_anulado as "valorAnulado",
  r.valor_liquidado as "valorLiquidado",
  r.valor_retido as "valorRetido",
  r.valor_pago as "valorPago",
  r.valor_a_pagar as "valorAPagar",
  r.valor_a_pagar > 0 as "temValorAPagar",
  r.passagem,
  r.covid,
  case when r.covid then 'S' when not r.covid then 'N' end as "isCovid",
  substr(r.natureza, 5, 2) = '30' as consumo,
  substr(r.natureza, 5, 2) = '52' as permanente,
  r.orgao,
  r.unidade,
  r.funcao,
  r.subfuncao as "subFuncao",
  r.programa,
  r.projeto,
  left(r.natureza, 6) as elemento,
  left(r.natureza, 8) as desdobramento,
  left(r.natureza, 10) as "subDesdobramento",
  r.fonte_recurso as "codigoFonte",
  r.esfera,
  r.compra_direta as "compraDireta",
  r.fonte_recurso || ' - ' || s.descricao as "fonteRecurso"
from resumo.empenho r
left join empenho e
  on e.entidade = r.entidade and e.exercicio = r.exercicio
  and e.unidade_orcamentaria = r.unidade_orcamentaria and e.empenho = r.empenho
left join fornecedor f on f.entidade = r.entidade and f.fornecedor = r.fornecedor
left join entidade n on n.entidade = r.entidade
left join fonte_recurso s on s.entidade = r.entidade and s.exercicio = r.exercicio and s.fonte_recurso = r.fonte_recurso
where r.entidade = :entidade and r.exercicio = :exercicio
