select
  c.entidade,
  c.exercicio,
  c.unidade_orcamentaria as "unidadeOrcamentaria",
  c.empenho,
  c.ordem,
  c.empenho || '/' || c.exercicio as "empenhoExercicio",
  c.empenho as "empenhoExercicioOrdem",
  e.data,
  c.data as "dataOrdem",
  e.modalidade as "tipoLicitacao",
  e.no_processo || coalesce('/' || e.ano_processo, '') as "numeroProcesso",
  c.fornecedor as "codigoFornecedor",
  f.cnpj_cpf as "cnpj",
  f.nome as fornecedor,
  f.nome_busca as "fornecedorBusca",
  c.nome_ordem as "fornecedorOrdem",
  i.especificacao as item,
  c.item_busca as "itemBusca",
  c.quantidade,
  i.unidade as "unidadeItem",
  c.valor_unitario as "valorUnitario",
  c.valor_total as "valorTotal",
  c.consumo,
  c.permanente,
  c.valor_empenhado as "valorEmpenhado",
  c.a_pagar as "temValorAPagar",
  c.passagem,
  c.orgao,
  c.unidade,
  c.funcao,
  c.subfuncao as "subFuncao",
  c.programa,
  c.projeto,
  left(c.natureza, 6) as elemento,
  left(c.natureza, 8) as desdobramento,
  left(c.natureza, 10) as "subDesdobramento",
  c.fonte_recurso as "codigoFonte",
  c.esfera
from resumo.compra_direta_item c
left join empenho e
  on e.entidade = c.entidade and e.exercicio = c.exercicio
  and e.unidade_orcamentaria = c.unidade_orcamentaria and e.empenho = c.empenho
left join empenho_item i
  on i.entidade = c.entidade and i.exercicio = c.exercicio
  and i.unidade_orcamentaria = c.unidade_orcamentaria and i.empenho = c.empenho and i.ordem = c.ordem
left join fornecedor f on f.entidade = c.entidade and f.fornecedor = c.fornecedor
where c.entidade = :entidade and c.exercicio = :exercicio
