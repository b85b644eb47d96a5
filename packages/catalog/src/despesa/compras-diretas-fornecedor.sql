select
  r.fornecedor,
  f.nome,
  r.nome_busca as "nomeBusca",
  palavras(r.nome_busca) as "nomePalavras",
  r.cnpj_cpf as "cnpjCpf",
  r.empenhado - r.anulado as "empenhadoLiquido",
  r.empenhado,
  r.anulado,
  r.liquidado,
  r.retido,
  r.pago,
  r.a_pagar as "aPagar",
  r.a_pagar > 0 as "temValorAPagar"
from resumo.compra_direta_fornecedor r
left join fornecedor f on f.entidade = r.entidade and f.fornecedor = r.fornecedor
where r.entidade = :entidade and r.exercicio = :exercicio
