select
  l.exercicio,
  l.unidade_orcamentaria as "unidadeOrcamentaria",
  l.empenho,
  l.empenho || '/' || l.exercicio as "empenhoExercicio",
  f.nome,
  n.data,
  e.valor_empenhado - e.valor_anulado as valor,
  e.valor_pago as "valorPago"
from subvencao_empenho l
join resumo.empenho e
  on e.entidade = l.entidade and e.exercicio = l.exercicio and e.unidade_orcamentaria = l.unidade_orcamentaria
    and e.empenho = l.empenho
join empenho n
  on n.entidade = l.entidade and n.exercicio = l.exercicio and n.unidade_orcamentaria = l.unidade_orcamentaria
    and n.empenho = l.empenho
left join fornecedor f on f.entidade = e.entidade and f.fornecedor = e.fornecedor
where l.entidade = :entidade and l.ano = :anoSubvencao::int and l.subvencao = :subvencao::int
order by l.exercicio, l.empenho, l.unidade_orcamentaria
