select
  a.ata,
  a.tipo_ata as "tipoAta",
  case a.tipo_ata when 'A' then 'Ata de abertura' when 'J' then 'Ata de julgamento'
    else 'Ata de registro de preços' end as "descricaoTipoAta",
  a.numero_ata as "numeroAta",
  a.data,
  a.exercicio_contrato as "exercicioContrato",
  a.contrato,
  x.arquivo as "idArquivo",
  f.nome as "nomeArquivo"
from licitacao_ata a
left join anexo x on x.entidade = a.entidade and x.origem = 'licitacao_ata' and x.ordem = 1
  and x.chave = concat_ws('/', a.exercicio, a.tipo_licitacao, a.licitacao, a.ata)
left join arquivo f on f.arquivo = x.arquivo
where a.entidade = :entidade and a.exercicio = :exercicio and a.tipo_licitacao = :tipoLicitacao::int
  and a.licitacao = :licitacao::int
order by a.ata
