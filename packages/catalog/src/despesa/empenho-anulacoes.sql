select sequencia, data, valor, motivo
from empenho_anulacao
where entidade = :entidade and exercicio = :exercicio and unidade_orcamentaria = :unidadeOrcamentaria and empenho = :empenho
order by data, sequencia
