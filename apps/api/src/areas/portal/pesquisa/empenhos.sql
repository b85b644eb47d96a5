select r.entidade, r.exercicio, r."unidadeOrcamentaria" as unidade, r.empenho, r.data, r.historico, r."valorEmpenhado"
  as valor, r.nome
from (:lista) r
where :condicao
order by r.data desc, r.empenho desc, r."unidadeOrcamentaria", r.entidade
limit :limite
