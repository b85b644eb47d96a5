select
  i.item,
  i.ordem,
  i.no_extraorcamentario || '/' || i.exercicio as "idNotaExtra",
  i.especificacao,
  i.quantidade,
  i.unidade as "unidadeItem",
  i.valor_unitario as "valorUnitario",
  i.valor_total as "valorTotal"
from nota_extraorcamentaria_item i
where i.entidade = :entidade and i.exercicio = :exercicio and i.no_extraorcamentario = :noExtraorcamentario
order by i.ordem
