select
  r.entidade,
  n.nome as "entidadeNome",
  r.exercicio,
  r.unidade_orcamentaria as "unidadeOrcamentaria",
  r.empenho,
  r.empenho || '/' || r.exercicio as "empenhoExercicio",
  r.empenho as "empenhoExercicioOrdem",
  r.fornecedor as "codigoFornecedor",
  f.nome as fornecedor,
  f.nome_busca as "fornecedorBusca",
  r.nome_ordem as "fornecedorOrdem",
  f.cnpj_cpf as "cnpjCpf",
  r.exercicio_liquidacao as "exercicioLiquidacao",
  r.no_liquidacao as "noLiquidacao",
  e.modalidade as "tipoLicitacao",
  e.no_licitacao || coalesce('/' || e.ano_licitacao, '') as licitacao,
  r.notas_fiscais as "notasFiscais",
  r.notas_busca as "notasFiscaisBusca",
  r.fonte_recurso || ' - ' || s.descricao as "fonteRecurso",
  r.ordem_fonte_recurso as "ordemFonteRecurso",
  r.data_vencimento as "dataVencimento",
  r.data,
  r.valor,
  r.saldo,
  r.covid,
  r.exercicio = r.exercicio_liquidacao as "doExercicio",
  r.exercicio < r.exercicio_liquidacao as "deRestos"
from resumo.liquidacao r
left join empenho e
  on e.entidade = r.entidade and e.exercicio = r.exercicio
  and e.unidade_orcamentaria = r.unidade_orcamentaria and e.empenho = r.empenho
left join fornecedor f on f.entidade = r.entidade and f.fornecedor = r.fornecedor
left join entidade n on n.entidade = r.entidade
left join fonte_recurso s on s.entidade = r.entidade and s.exercicio = r.exercicio and s.fonte_recurso = r.fonte_recurso
where r.entidade = :entidade and r.exercicio_liquidacao = :exercicio and not r.pago
