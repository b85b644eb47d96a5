select
  i.entidade,
  i.exercicio,
  i.tipo_licitacao as "tipoLicitacao",
  i.licitacao,
  i.lote,
  i.item,
  i.especificacao,
  sem_acento(i.especificacao) as "especificacaoBusca",
  i.especificacao_palavras as "especificacaoPalavras",
  i.unidade,
  i.quantidade,
  i.valor_unitario as "valorUnitario",
  i.valor_total as "valorTotal",
  i.fornecedor as pessoa,
  f.nome,
  f.nome_busca as "nomeBusca",
  f.cnpj_cpf as "cnpjCpf",
  t.descricao as modalidade,
  coalesce(l.numero_texto, l.numero_licitacao || '/' || l.exercicio) as "displayLicitacao",
  l.numero_licitacao as "displayLicitacaoOrdem",
  l.data_abertura as data
from licitacao_item i
join licitacao l using (entidade, exercicio, tipo_licitacao, licitacao)
left join tipo_licitacao t on t.tipo_licitacao = i.tipo_licitacao
left join fornecedor f on f.entidade = i.entidade and f.fornecedor = i.fornecedor
where i.entidade = :entidade and i.exercicio = :exercicio and i.fornecedor is not null
