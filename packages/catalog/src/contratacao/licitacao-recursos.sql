select
  r.sequencia,
  r.data,
  r.tipo,
  r.numero_protocolo as "numeroProtocolo",
  r.data_protocolo as "dataProtocolo",
  r.analise,
  x.arquivo as "idArquivo",
  f.nome as "nomeArquivo"
from licitacao_recurso r
left join anexo x on x.entidade = r.entidade and x.origem = 'licitacao_recurso' and x.ordem = 1
  and x.chave = concat_ws('/', r.exercicio, r.tipo_licitacao, r.licitacao, r.sequencia)
left join arquivo f on f.arquivo = x.arquivo
where r.entidade = :entidade and r.exercicio = :exercicio and r.tipo_licitacao = :tipoLicitacao::int
  and r.licitacao = :licitacao::int
order by r.sequencia
