select p.sequencia, p.data, p.responsavel, p.tipo_parecer as "tipoParecer"
from licitacao_parecer p
where p.entidade = :entidade and p.exercicio = :exercicio and p.tipo_licitacao = :tipoLicitacao::int
  and p.licitacao = :licitacao::int
order by p.sequencia
