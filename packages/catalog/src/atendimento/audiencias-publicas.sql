select
  a.entidade,
  a.exercicio,
  a.audiencia as id,
  a.natureza as "descNatureza",
  a.natureza_busca as "descNaturezaBusca",
  a.tipo,
  case a.tipo when 1 then 'Presencial' when 2 then 'Virtual' else 'Presencial e virtual' end as "descTipo",
  a.tipo as "descTipoOrdem",
  a.data,
  a.local,
  a.chamamento,
  a.indicativo,
  case a.indicativo when 0 then 'Ocorreu' when 1 then 'Não ocorreu' end as situacao,
  a.data_envio as "dataEnvio",
  a.data_cadastro as "dataCadastro",
  a.numero_lei as "numeroLei",
  a.data_lei as "dataLei",
  a.data_publicacao_lei as "dataPublicacaoLei",
  a.veiculo_publicacao as "veiculoPublicacao"
from audiencia_publica a
where a.entidade = :entidade and a.exercicio = :exercicio
