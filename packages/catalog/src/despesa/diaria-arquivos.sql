select a.*
from diaria d
join resumo.anexos(:entidade, 'diaria') a on a.chave = d.exercicio || '/' || d.unidade_orcamentaria || '/' || d.empenho
  || '/' || d.no_liquidacao
where d.entidade = :entidade and d.exercicio = :exercicio
  and d.empenho = :empenho and d.no_liquidacao = :noLiquidacao
  and (:unidadeOrcamentaria::text is null or d.unidade_orcamentaria = :unidadeOrcamentaria)
order by d.unidade_orcamentaria, a.ordem
