select sequencia, data, valor, motivo
from resumo.anulacoes(:entidade, :exercicio)
where unidade_orcamentaria = :unidadeOrcamentaria and empenho = :empenho
order by data, sequencia
