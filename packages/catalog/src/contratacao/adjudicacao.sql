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
  (
    select sum(i.valor_total) from licitacao_item i
    where i.entidade = a.entidade and i.exercicio = a.exercicio_licitacao and i.tipo_licitacao = a.tipo_licitacao and i.licitacao = a.licitacao
      and i.fornecedor = a.fornecedor
  ) as valor
from adjudicacao a
join fornecedor f using (entidade, fornecedor)
join tipo_licitacao t using (tipo_licitacao)
where a.entidade = :entidade and a.exercicio = :exercicio
