select
  i.lote,
  i.item,
  i.especificacao,
  i.unidade,
  i.quantidade,
  i.valor_maximo as "valorMaximo",
  round(i.quantidade * i.valor_maximo, 2) as "valorEstimado",
  i.fornecedor as pessoa,
  f.nome as fornecedor,
  f.cnpj_cpf as "cnpjCpf",
  i.valor_unitario as "valorUnitario",
  i.valor_total as "valorTotal"
from licitacao_item i
left join fornecedor f using (entidade, fornecedor)
where i.entidade = :entidade and i.exercicio = :exercicio and i.tipo_licitacao = :tipoLicitacao::int
  and i.licitacao = :licitacao::int
order by i.lote, i.item
