select
  a.entidade,
  a.exercicio,
  a.numero_requisicao as "numeroRequisicao",
  a.exercicio as "exercicioRequisicao",
  a.exercicio_licitacao as "exercicioLicitacao",
  a.tipo_licitacao as "tipoLicitacao",
  t.descricao as "descricaoTipoLicitacao",
  a.licitacao,
  a.licitacao || '/' || a.exercicio_licitacao as "displayLicitacao",
  case when l.licitacao is null then 'N' else 'S' end as "temLicitacao",
  a.data_nad as "dataNad",
  a.fornecedor as pessoa,
  f.nome as "nomeFornecedor",
  f.cnpj_cpf as "cnpjCpf",
  a.numero_nad as "numeroNad",
  a.exercicio_nad as "exercicioNad",
  a.numero_nad || '/' || a.exercicio_nad as "displayNad",
  a.exercicio_empenho as "exercicioEmpenho",
  a.unidade_orcamentaria as "unidadeOrcamentaria",
  a.empenho,
  a.empenho || '/' || a.exercicio_empenho as "empenhoExercicio",
  a.valor as "valorRequisicao"
from autorizacao a
join fornecedor f using (entidade, fornecedor)
left join tipo_licitacao t on t.tipo_licitacao = a.tipo_licitacao
left join licitacao l on l.entidade = a.entidade and l.exercicio = a.exercicio_licitacao and l.tipo_licitacao = a.tipo_licitacao and l.licitacao = a.licitacao
where a.entidade = :entidade and a.exercicio = :exercicio
