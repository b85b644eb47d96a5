select
  g.entidade,
  g.funcao,
  g.descricao,
  g.descricao_busca as "descricaoBusca",
  g.vagas,
  g.ocupadas,
  g.valor,
  g.tipo_remuneracao as "tipoRemuneracao",
  case g.tipo_remuneracao when 'B' then 'Base de Cálculo' when 'V' then 'Valor' end as "formaRemuneracao"
from funcao_gratificada g
where g.entidade = :entidade
