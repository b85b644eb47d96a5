select m.sequencia, m.descricao, m.endereco
from licitacao_midia m
where m.entidade = :entidade and m.exercicio = :exercicio and m.tipo_licitacao = :tipoLicitacao::int
  and m.licitacao = :licitacao::int
order by m.sequencia
