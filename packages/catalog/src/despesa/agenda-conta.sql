select
  r.empenho || '/' || r.exercicio as "empenhoExercicio",
  l.banco,
  l.descricao_banco as "descricaoBanco",
  l.agencia,
  -- Of who may be a person, the end of the account is enough.
  case
    when coalesce(sistema.e_pessoa(f.nome, f.cnpj_cpf), true) then repeat('*', length(l.conta) - 3) || right(l.conta, 3)
    else l.conta
  end as conta
from resumo.liquidacao r
left join liquidacao l
  on l.entidade = r.entidade and l.exercicio = r.exercicio and l.unidade_orcamentaria = r.unidade_orcamentaria
    and l.empenho = r.empenho
  and l.exercicio_liquidacao = r.exercicio_liquidacao and l.no_liquidacao = r.no_liquidacao
left join fornecedor f on f.entidade = r.entidade and f.fornecedor = r.fornecedor
where r.entidade = :entidade and r.exercicio_liquidacao = :exercicio and r.no_ordem = :noOrdem
  and r.sequencia = :sequencia
