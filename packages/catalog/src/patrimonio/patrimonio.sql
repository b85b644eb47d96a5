select
  b.entidade as "id.entidade",
  b.tipo as "id.tipo",
  b.bem as "id.bem",
  coalesce(b.chapa, 0) as "id.chapa",
  b.chapa,
  b.tipo,
  b.descricao,
  b.descricao_busca as "descricaoBusca",
  case b.tipo when 'M' then 'Móvel' when 'I' then 'Imóvel' else 'Veículo' end as "descricaoTipo",
  b.data_aquisicao as "dataAquisicao",
  b.tipo_incorporacao as "tipoIncorporacao",
  i.descricao as "incorporacao.descricao",
  i.descricao as "descTipoIncoporacao",
  b.local_bem as local,
  l.descricao as "localAtual",
  b.valor_aquisicao as "valorAquisicao",
  b.valor_atual as "valorAtual",
  b.valor_aquisicao - b.valor_atual as "valorDepreciado",
  case when b.baixado then 'S' when not b.baixado then 'N' end as baixado,
  case when b.baixado then 'S' else 'N' end as "saiuDoPatrimonio",
  case when b.baixado then 'Baixado' else 'Ativo' end as situacao,
  b.nota_fiscal as "notaFiscal",
  b.data_baixa as "dataBaixa",
  b.tipo_baixa as "tipoBaixa",
  b.justificativa,
  m.matricula as "imovel.matricula",
  m.data_matricula as "imovel.dataMatricula",
  m.cidade as "imovel.cidade",
  m.bairro as "imovel.bairro",
  m.logradouro as "imovel.logradouro",
  m.cep as "imovel.cep",
  m.numero as "imovel.numero",
  m.complemento as "imovel.complemento",
  c.codigo as "comodato.id.codigo",
  c.local as "comodato.local",
  c.data_inicio as "comodato.dataInicio",
  c.data_fim as "comodato.dataFim",
  c.descricao as "comodato.descricao",
  o.bem is not null as comodato
from bem b
left join tipo_incorporacao i on i.entidade = b.entidade and i.tipo_incorporacao = b.tipo_incorporacao
left join local_bem l on l.entidade = b.entidade and l.local_bem = b.local_bem
left join bem_imovel m on m.entidade = b.entidade and m.tipo = b.tipo and m.bem = b.bem
left join bem_comodato c on c.entidade = b.entidade and c.tipo = b.tipo and c.bem = b.bem
left join resumo.bem_cedido o on o.entidade = b.entidade and o.descricao_busca = b.descricao_busca and o.tipo = b.tipo
  and o.bem = b.bem
where b.entidade = :entidade
