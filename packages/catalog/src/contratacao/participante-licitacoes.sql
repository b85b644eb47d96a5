select
  p.tipo_licitacao as "tipoLicitacao",
  t.descricao as modalidade,
  p.licitacao,
  p.exercicio,
  coalesce(l.numero_texto, l.numero_licitacao || '/' || l.exercicio) as "displayLicitacao",
  l.data_abertura as "dataAbertura",
  p.situacao,
  p.valor_proposta as "valorProposta",
  (
    select sum(i.valor_total) from licitacao_item i
    where i.entidade = p.entidade and i.exercicio = p.exercicio and i.tipo_licitacao = p.tipo_licitacao
      and i.licitacao = p.licitacao
      and i.fornecedor = p.fornecedor
  ) as "valorVencido",
  c.exercicio as "exercicioContrato",
  c.contrato,
  coalesce(c.numero_texto, c.numero_contrato || '/' || c.exercicio) as "numeroContrato",
  c.arquivo as "idArquivo",
  g.nome as "nomeArquivo",
  g.tamanho as "tamanhoArquivo"
from licitacao_participante p
join licitacao l using (entidade, exercicio, tipo_licitacao, licitacao)
join tipo_licitacao t using (tipo_licitacao)
left join lateral (
  select c.exercicio, c.contrato, c.numero_contrato, c.numero_texto, a.arquivo from contrato c
  left join anexo a on a.entidade = c.entidade and a.origem = 'contrato'
    and a.chave = concat_ws('/', c.exercicio, c.contrato) and a.ordem = 1
  where c.entidade = p.entidade and c.exercicio_licitacao = p.exercicio and c.tipo_licitacao = p.tipo_licitacao
    and c.licitacao = p.licitacao
    and c.fornecedor = p.fornecedor
  order by a.arquivo nulls last, c.exercicio, c.contrato limit 1
) c on true
left join arquivo g on g.arquivo = c.arquivo
where p.entidade = :entidade and p.fornecedor = :pessoa::int
order by l.dia desc, p.tipo_licitacao, p.licitacao
