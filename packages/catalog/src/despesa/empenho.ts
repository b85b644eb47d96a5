// Declares the record of a commitment with its tabs, and that of one of its items.
import { code, integer, text, type Field } from '@portal/kit/fields'
import { splitWords } from '@portal/kit/palavras'
import { formatCep, formatDate, formatMoney } from '@portal/kit/formats'
import type { OpenCell, Row } from '@portal/kit/list'
import { joined, many, numbered, said, stated, statedMoney, type Part, type Said } from '@portal/kit/record'
import { abaAnulacoes, abaDocumentos, abaItens, abaLiquidacoes, abaPagamentos, emLiquidacao } from '../parametros.ts'
import { anexos } from '../portal/anexos.ts'
import { ADITIVO, ADJUDICACAO } from '../termos/contratacao.ts'
import { defineRecord } from './define.ts'
import {
  ANEXO,
  ANULACAO,
  DOCUMENTO,
  EM_LIQUIDACAO,
  EMPENHO,
  ITEM,
  ITEM_DETALHE,
  LIQUIDACAO,
  MOVIMENTACAO,
  PAGAMENTO,
  RETENCAO,
  RETENCOES_CALL,
} from './empenho-detalhe.ts'
import { adjudicacaoDoEmpenho, contratoDoEmpenho, licitacaoDoEmpenho, prestacaoDoEmpenho } from './empenho-links.ts'
import { empenhos } from './empenhos.ts'
import {
  EMPENHO_ITEM_LINK,
  EMPENHO_LINK,
  empenhoDetalhe,
  empenhoItemDetalhe,
  empenhoKey,
  linkDoFornecedor,
} from './rotas.ts'
import { EXECUCAO, publicadas, publicados } from '../publicado.ts'

const API = '/empenhos/detalhe'
const NUMERO = { empenho: integer('Nº do Empenho') }
const UNIDADE = {
  unidadeOrcamentaria: code('Unidade Orçamentária. Necessária só onde o número se repete entre unidades'),
}
const CHAVES = { ...NUMERO, ...UNIDADE }
const CLIENTES = {
  search: text('Expressão RSQL sobre id.entidade, id.exercicio e id.empenho, por exemplo id.entidade==1'),
}

const abrirItem: OpenCell = (row, contexto) =>
  empenhoItemDetalhe(empenhoKey({ ...row, ...contexto }), Number(row.sequencia))

/** Title of a part, and caption of its table, which names the commitment. */
const chamada = (title: string): { title: string; caption: (key: Row) => string } => ({
  title,
  caption: ({ empenho, exercicio }) => `${title} do empenho ${empenho}/${exercicio}`,
})

/** Whether a text has two words of a name, and so says of whom it is. */
function says(text: unknown, name: unknown): boolean {
  const words = new Set(splitWords(String(name ?? '')).filter((word) => word.length > 2))
  return splitWords(String(text ?? '')).filter((word) => words.has(word)).length > 1
}

const daLiquidacao = (field: Field) => ({ noLiquidacao: said(field, numbered('noLiquidacao', 'exercicioLiquidacao')) })

/** Parts in the order of their tabs. */
const PARTES = {
  movimentacao: many({
    ...chamada('Movimentação'),
    api: `${API}/movimentacao`,
    fields: MOVIMENTACAO,
    columns: ['data', 'descricaoTipoLancamento', 'nroDocumento', 'valor', 'valorALiquidar', 'valorAPagar'],
    paged: {},
    rows: 'lançamentos',
    beside: ['documentos'],
  }),
  itens: many({
    ...chamada('Itens'),
    known: publicados('empenho_item', 'item de empenho', 'itens de empenhos'),
    api: `${API}/itens`,
    fields: ITEM,
    columns: ['sequencia', 'especificacao', 'quantidade', 'unidade', 'valorUnitario', 'valorTotal', 'itensPerc'],
    said: { sequencia: said(ITEM.sequencia, ({ sequencia }) => `Item ${sequencia}`) },
    links: { sequencia: abrirItem },
    when: abaItens,
  }),
  anulacoes: many({
    ...chamada('Anulações'),
    api: `${API}/anulacoes`,
    fields: ANULACAO,
    columns: ['sequencia', 'data', 'valor', 'motivo'],
    when: abaAnulacoes,
    empty: 'Nao possui anulacoes.',
    known: publicadas('empenho_anulacao', 'anulação', 'anulações de empenhos'),
  }),
  emliquidacao: many({
    ...chamada('Em Liquidação'),
    api: `${API}/em-liquidacao`,
    fields: EM_LIQUIDACAO,
    columns: ['noEmLiquidacao', 'data', 'valor', 'valorEstornado', 'valorLiquidado'],
    said: { noEmLiquidacao: said(EM_LIQUIDACAO.noEmLiquidacao, numbered('noEmLiquidacao', 'exercicio')) },
    when: emLiquidacao,
    known: publicadas('em_liquidacao', 'entrega em conferência', 'entregas em conferência'),
  }),
  liquidacoes: many({
    ...chamada('Liquidações'),
    api: `${API}/liquidacoes`,
    fields: LIQUIDACAO,
    columns: ['noLiquidacao', 'data', 'dataVencimento', 'valor', 'valorEstornado', 'valorRetido', 'valorPago'],
    said: daLiquidacao(LIQUIDACAO.noLiquidacao),
    when: abaLiquidacoes,
    known: publicadas('liquidacao', 'liquidação', 'liquidações'),
  }),
  retencoes: many({
    ...chamada('Retenções'),
    api: RETENCOES_CALL,
    key: { required: NUMERO, optional: { ...UNIDADE, ...CLIENTES, noLiquidacao: integer('Nº da Liquidação') } },
    fields: RETENCAO,
    columns: ['noLiquidacao', 'descricao', 'data', 'valor', 'valorEstornado'],
    said: daLiquidacao(RETENCAO.noLiquidacao),
    when: abaLiquidacoes,
    known: publicadas('retencao', 'retenção', 'retenções'),
  }),
  pagamentos: many({
    ...chamada('Pagamentos'),
    api: `${API}/pagamentos`,
    fields: PAGAMENTO,
    columns: [
      'noPagamento',
      'noLiquidacao',
      'data',
      'banco',
      'agencia',
      'conta',
      'tipoDocumento',
      'nroDocumento',
      'valor',
      'valorRetido',
    ],
    said: {
      noPagamento: said(PAGAMENTO.noPagamento, numbered('noPagamento', 'exercicioPagamento')),
      ...daLiquidacao(PAGAMENTO.noLiquidacao),
    },
    when: abaPagamentos,
    empty: 'Nao possui pagamentos.',
    known: publicados('pagamento', 'pagamento', 'pagamentos'),
  }),
  documentos: many({
    title: 'Documentos',
    caption: 'Documentos do empenho',
    api: `${API}/liquidacoesdocumentos`,
    fields: DOCUMENTO,
    columns: ['descricao', 'noDocumento', 'noLiquidacao', 'data', 'valor', 'valorEstornado', 'chaveAcesso'],
    said: daLiquidacao(DOCUMENTO.noLiquidacao),
    when: abaDocumentos,
    known: publicados('liquidacao_documento', 'documento de liquidação', 'documentos de liquidações'),
  }),
  anexos: anexos({ api: `${API}/anexos`, fields: ANEXO }),
} satisfies Readonly<Record<string, Part>>

export type AbaId = keyof typeof PARTES

const NIVEIS = [
  ['orgao', 'descricaoOrgao'],
  ['unidade', 'descricaoUnidade'],
  ['funcao', 'descricaoFuncao'],
  ['subFuncao', 'descricaoSubFuncao'],
  ['programa', 'descricaoPrograma'],
  ['projeto', 'descricaoProjeto'],
  ['elemento', 'descricaoElemento'],
  ['desdobraDesp', 'descricaoDesdobraDesp'],
  ['subDesdobramento', 'descricaoSubDesdobramento'],
  ['fonteRecurso', 'descricaoFonte'],
  ['codigoAplicacao', 'descricaoAplicacao'],
] as const

type Nivel = (typeof NIVEIS)[number][0]

/** Fields of the levels, as '10 - Secretaria de Obras'. */
const niveis = Object.fromEntries(
  NIVEIS.map(([codigo, descricao]) => [codigo, said(EMPENHO[codigo], joined(' - ', codigo, descricao))]),
) as Readonly<Record<Nivel, Said>>

const VALORES = [
  'valorEmpenhado',
  'valorAnulado',
  'valorEmLiquidacao',
  'valorLiquidado',
  'valorALiquidar',
  'valorRetido',
  'valorPago',
  'valorAPagar',
  'valorPagoSemLiquidar',
] as const

const enderecoDe = ({ endereco, bairro, cep }: Row): string | undefined =>
  [endereco, bairro, cep && `CEP ${formatCep(String(cep))}`].filter(Boolean).join(', ') || undefined

export const empenho = defineRecord({
  id: 'empenho',
  name: 'Empenho',
  description:
    'Uma reserva de dinheiro do começo ao fim: para quem, para quê, o que foi entregue, as notas fiscais e os ' +
    'pagamentos.',
  link: EMPENHO_LINK,
  keys: CHAVES,
  clients: CLIENTES,
  api: API,
  list: empenhos,
  fields: EMPENHO,
  said: {
    endereco: said(EMPENHO.endereco, enderecoDe),
    cidade: said(EMPENHO.cidade, joined('/', 'cidade', 'uf')),
    noLicitacao: said(code('Licitação'), numbered('noLicitacao', 'anoLicitacao')),
    adjudicacao: said(text('Adjudicação', { termo: ADJUDICACAO }), ({ exercicioAdjudicacao }) =>
      exercicioAdjudicacao === undefined ? undefined : 'Ver a adjudicação',
    ),
    prestacaoContas: said(EMPENHO.prestacaoContas, numbered('prestacaoContas', 'exercicioPrestacaoContas')),
    noProcesso: said(code('Processo'), numbered('noProcesso', 'anoProcesso')),
    aditivos: said(text('Aditivos do Contrato', { termo: ADITIVO }), ({ contrato }) => contrato),
    isCovid: said(EMPENHO.isCovid, ({ isCovid }) => (isCovid === 'S' ? isCovid : undefined)),
    ...niveis,
  },
  links: {
    nome: linkDoFornecedor('fornecedor', 'cnpj'),
    noLicitacao: licitacaoDoEmpenho,
    adjudicacao: adjudicacaoDoEmpenho,
    prestacaoContas: prestacaoDoEmpenho,
    idContrato: contratoDoEmpenho,
  },
  sections: [
    { title: 'Fornecedor', fields: ['nome', 'cnpj', 'endereco', 'cidade'], sparse: ['cnpj', 'endereco', 'cidade'] },
    { title: 'Valores', fields: VALORES, sparse: VALORES, panel: 'valores', until: { ...EXECUCAO, sums: VALORES } },
    { fields: ['origem'], sparse: ['origem'], panel: 'origem' },
    { title: 'Justificativa/Histórico', fields: ['historico'], sparse: ['historico'], panel: 'historico' },
    {
      title: 'Empenho',
      fields: [
        'empenhoExercicio',
        'data',
        'especie',
        'dataEntrega',
        'modalidade',
        'noLicitacao',
        'adjudicacao',
        'prestacaoContas',
        'noProcesso',
        'idContrato',
        'aditivos',
        'objeto',
        'isCovid',
      ],
      sparse: ['adjudicacao', 'prestacaoContas', 'aditivos', 'objeto', 'isCovid'],
      panel: 'empenho',
      last: true,
    },
    { title: 'Programática', fields: NIVEIS.map(([codigo]) => codigo), panel: 'programatica', last: true },
  ],
  parts: PARTES,
  tabs: { label: 'Partes do empenho', ahead: true },
  title: ({ empenhoExercicio }) => `Empenho ${empenhoExercicio}`,
  called: ({ empenho: numero, exercicio }) => `Empenho ${numero}/${exercicio}`,
  summary: ({ valorEmpenhado, nome, data }) =>
    [
      valorEmpenhado === undefined ? 'Reserva' : `${formatMoney(String(valorEmpenhado))} reservados`,
      nome === undefined ? '' : ` para ${nome}`,
      data === undefined ? '' : ` em ${formatDate(String(data))}`,
      '.',
    ].join(''),
  notFound: 'Não encontramos este empenho.',
})

export const empenhoItem = defineRecord({
  id: 'empenho-item',
  name: 'Item do empenho',
  description: 'Um item comprado ou contratado: o que é, quanto, por que preço e em qual empenho.',
  link: EMPENHO_ITEM_LINK,
  keys: { ...CHAVES, ordemItemEmpenho: integer('Nº do Item') },
  clients: CLIENTES,
  api: `${API}/item`,
  list: empenhos,
  back: (key) => ({
    path: empenhoDetalhe(empenhoKey(key), 'itens'),
    title: `Empenho ${key.empenho}/${key.exercicio}`,
  }),
  fields: ITEM_DETALHE,
  sql: 'empenho-itens',
  when: abaItens,
  links: {
    nome: linkDoFornecedor('fornecedor', 'cnpj'),
    empenhoExercicio: ({ empenhoExercicio, unidadeOrcamentaria }, contexto) => {
      const numero = Number.parseInt(String(empenhoExercicio))
      return empenhoDetalhe(empenhoKey({ empenho: numero, unidadeOrcamentaria, ...contexto }), 'itens')
    },
  },
  sections: [
    {
      title: 'O item',
      fields: ['sequencia', 'especificacao', 'quantidade', 'unidade', 'valorUnitario', 'valorTotal', 'itensPerc'],
    },
    { title: 'O empenho', fields: ['empenhoExercicio', 'nome', 'data', 'unidadeOrcamentaria'] },
  ],
  parts: {},
  // The title is what others see of a shared page: it does not say who received a benefit and which.
  summary: ({ especificacao, nome, empenhoExercicio, valorTotal }) =>
    stated(
      says(especificacao, nome) ? undefined : especificacao,
      `empenho ${empenhoExercicio}`,
      statedMoney(valorTotal),
    ),
  notFound: 'Não encontramos este item.',
})
