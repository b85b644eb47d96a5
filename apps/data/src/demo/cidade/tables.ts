// The tables the demo fills, parents before children, with the columns it writes.
export const TABLES = {
  arquivo: 'arquivo nome tipo_conteudo tamanho sha256 data',
  entidade: `
    entidade nome cnpj tipo entidade_principal logradouro bairro cidade uf cep telefone email site horario_atendimento registrado
    habilitado_portal brasao
  `,
  exercicio: 'entidade exercicio aberto fechado ano_base_ppa',
  configuracao: 'entidade cor imagem selo selo_data_avaliacao selo_processo_tce selo_nota_obtida aviso',
  parametro: 'entidade exercicio parametro valor',
  menu: 'entidade exercicio menu menu_pai ordem titulo subtitulo rota link url_auxiliar imagem atalho',
  nota_explicativa: 'entidade nota rota texto',
  notificacao: 'entidade exercicio notificacao rota titulo descricao arquivo',
  contato: 'entidade contato nome cargo email telefone',
  glossario: 'entidade termo topico descricao',
  texto_atendimento: 'entidade texto valor',
  sic_fisico: 'entidade mensagem mensagem_consulta arquivo',
  responsavel_lai: 'entidade responsavel nome email telefone',
  funcao: 'funcao descricao',
  subfuncao: 'subfuncao descricao',
  natureza_despesa: 'natureza descricao',
  fonte_recurso: 'entidade exercicio fonte_recurso descricao',
  orgao: 'entidade exercicio orgao descricao',
  unidade: 'entidade exercicio unidade orgao descricao',
  programa: 'entidade exercicio programa descricao',
  projeto: 'entidade exercicio projeto descricao',
  dotacao: 'entidade exercicio dotacao orgao unidade funcao subfuncao programa projeto natureza fonte_recurso esfera valor_previsto',
  credito_adicional: 'entidade exercicio dotacao sequencia data valor tipo decreto',
  fornecedor: 'entidade fornecedor nome cnpj_cpf logradouro numero bairro cidade uf cep',
  servidor: 'entidade matricula nome cpf cargo lotacao secretaria',
  tipo_licitacao: 'tipo_licitacao descricao',
  tipo_objetivo_diaria: 'entidade tipo_objetivo descricao',
  empenho: `
    entidade exercicio unidade_orcamentaria empenho data data_entrega fornecedor dotacao natureza especie modalidade no_licitacao
    ano_licitacao no_processo ano_processo contrato ano_contrato objeto_contrato codigo_aplicacao descricao_aplicacao historico
    valor covid passagem compra_direta suprimento_fundos tipo_licitacao
  `,
  empenho_item: 'entidade exercicio unidade_orcamentaria empenho ordem especificacao quantidade unidade valor_unitario valor_total',
  empenho_anulacao: 'entidade exercicio unidade_orcamentaria empenho sequencia data valor motivo',
  em_liquidacao: `
    entidade exercicio unidade_orcamentaria empenho exercicio_em_liquidacao no_em_liquidacao data valor valor_estornado
    data_estorno
  `,
  liquidacao: `
    entidade exercicio unidade_orcamentaria empenho exercicio_liquidacao no_liquidacao exercicio_em_liquidacao no_em_liquidacao
    data valor data_vencimento no_ordem ordem_fonte_recurso banco descricao_banco agencia conta
  `,
  liquidacao_estorno: 'entidade exercicio unidade_orcamentaria empenho exercicio_liquidacao no_liquidacao sequencia data valor motivo',
  liquidacao_documento: `
    entidade exercicio unidade_orcamentaria empenho exercicio_liquidacao no_liquidacao ordem descricao no_documento data valor
    valor_estornado tipo_documento chave_acesso
  `,
  retencao: `
    entidade exercicio unidade_orcamentaria empenho exercicio_liquidacao no_liquidacao sequencia descricao data valor
    valor_estornado data_estorno
  `,
  pagamento: `
    entidade exercicio unidade_orcamentaria empenho exercicio_pagamento no_pagamento exercicio_liquidacao no_liquidacao data valor
    valor_retido banco agencia conta tipo_documento nro_documento
  `,
  diaria: `
    entidade exercicio unidade_orcamentaria empenho no_liquidacao entidade_empenho exercicio_empenho matricula nome cargo
    secretaria lotacao data_saida hora_saida data_retorno destino meio_transporte motivo tipo_objetivo no_processo ano_processo
    no_ato data_ato quantidade valor_unitario valor valor_anulado quantidade_anulada valor_hospedagem valor_evento valor_passagem
    situacao_cancelamento
  `,
  nota_extraorcamentaria: 'entidade exercicio no_extraorcamentario data vencimento fornecedor fonte_recurso valor historico complemento',
  nota_extraorcamentaria_item: `
    entidade exercicio no_extraorcamentario ordem item especificacao quantidade unidade valor_unitario valor_total
  `,
  adiantamento: `
    entidade exercicio prestacao_contas unidade_orcamentaria exercicio_empenho empenho exercicio_liquidacao no_liquidacao
    matricula data_prestacao valor_documentos valor_restituido valor_excedido empenho_excedido exercicio_empenho_excedido
  `,
  ajuda_custo: 'entidade matricula ano_competencia mes_competencia sequencia evento evento_descricao data_lancamento valor',
  adjudicacao: 'entidade exercicio exercicio_licitacao tipo_licitacao licitacao fornecedor data',
  aditivo: 'entidade exercicio contrato sequencia numero_aditivo data data_publicacao data_termino valor motivacao',
  anexo: 'entidade origem chave ordem arquivo tipo_anexo numero ano',
} as const

export type TableName = keyof typeof TABLES
export const TABLE_NAMES = Object.keys(TABLES) as TableName[]
export const columnsOf = (table: TableName): string[] => TABLES[table].trim().split(/\s+/)
