select funcao, carga_horaria as "cargaHoraria", remuneracao, periodo as "periodoDesc", valor_total as "valorTotal"
from subvencao_remuneracao
where entidade = :entidade and ano = :anoSubvencao::int and subvencao = :subvencao::int
order by sequencia
