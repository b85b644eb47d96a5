select
  r.no_extraorcamentario || '/' || r.exercicio as id,
  r.no_extraorcamentario as "idOrdem",
  r.no_extraorcamentario as "noExtraorcamentario",
  r.exercicio,
  r.entidade,
  r.data,
  n.vencimento,
  c.cnpj_cpf as "cnpjCpf",
  r.fornecedor,
  c.nome as "nomeFornecedor",
  c.nome_busca as "nomeFornecedorBusca",
  r.nome_ordem as "nomeFornecedorOrdem",
  r.valor,
  n.historico,
  n.complemento,
  n.fonte_recurso as "fonteRecurso",
  f.descricao as "descricaoFonte"
from resumo.nota_extraorcamentaria r
left join nota_extraorcamentaria n
  on n.entidade = r.entidade and n.exercicio = r.exercicio and n.no_extraorcamentario = r.no_extraorcamentario
left join fornecedor c on c.entidade = r.entidade and c.fornecedor = r.fornecedor
left join fonte_recurso f on f.entidade = n.entidade and f.exercicio = n.exercicio and f.fonte_recurso = n.fonte_recurso
where r.entidade = :entidade and r.exercicio = :exercicio
