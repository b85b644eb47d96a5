select
  a.entidade,
  a.exercicio,
  a.exercicio_licitacao as "exercicioLicitacao",
  a.tipo_licitacao as "tipoLicitacao",
  t.descricao as "descricaoTipoLicitacao",
  a.licitacao,
  a.fornecedor as pessoa,
  f.nome,
  f.cnpj_cpf as "cnpjCpf",
  a.data,
  x.arquivo as "idArquivo",
  g.nome as "nomeArquivo",
  x.arquivo as "arquivoCompras.idArquivo",
  g.nome as "arquivoCompras.nomeArquivo",
  (
    select sum(i.valor_total) from licitacao_item i
    where i.entidade = a.entidade and i.exercicio = a.exercicio_licitacao and i.tipo_licitacao = a.tipo_licitacao and i.licitacao = a.licitacao
      and i.fornecedor = a.fornecedor
  ) as valor
from adjudicacao a
join fornecedor f using (entidade, fornecedor)
join tipo_licitacao t using (tipo_licitacao)
left join anexo x on x.entidade = a.entidade and x.origem = 'adjudicacao' and x.ordem = 1
  and x.chave = concat_ws('/', a.exercicio, a.exercicio_licitacao, a.tipo_licitacao, a.licitacao, a.fornecedor)
left join arquivo g on g.arquivo = x.arquivo
where a.entidade = :entidade and a.exercicio_licitacao = :exercicio
  and a.tipo_licitacao = :tipoLicitacao::int and a.licitacao = :licitacao::int
order by a.data, f.nome, a.fornecedor
