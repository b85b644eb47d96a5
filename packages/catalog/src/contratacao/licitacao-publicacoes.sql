select p.sequencia, p.orgao_publicacao as "orgaoPublicacao", p.data_publicacao as "dataPublicacao", p.tipo_publicacao as
  "tipoPublicacao"
from licitacao_publicacao p
where p.entidade = :entidade and p.exercicio = :exercicio and p.tipo_licitacao = :tipoLicitacao::int
  and p.licitacao = :licitacao::int
order by p.sequencia
