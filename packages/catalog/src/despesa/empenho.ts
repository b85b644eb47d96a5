// One commitment, the tabs that tell its story, and one of its items.
import { code, integer, text } from '@portal/kit/fields'
import { formatDate, formatMoney } from '@portal/kit/formats'
import type { OpenCell, Row } from '@portal/kit/list'
import type { Gate } from '@portal/kit/parametros'
import { many, type Part, stated, statedMoney } from '@portal/kit/record'
import { abaAnulacoes, abaDocumentos, abaItens, abaLiquidacoes, abaPagamentos, emLiquidacao } from '../parametros.ts'
import { anexos } from '../portal/anexos.ts'
import { defineRecord } from './define.ts'
import {
  ANEXO, ANULACAO, DOCUMENTO, EM_LIQUIDACAO, EMPENHO, ITEM, ITEM_DETALHE, LIQUIDACAO, MOVIMENTACAO, PAGAMENTO, RETENCAO, type Fields,
} from './empenho-detalhe.ts'
import { empenhos } from './empenhos.ts'
import { EMPENHO_ITEM_LINK, EMPENHO_LINK, empenhoDetalhe, empenhoItemDetalhe, type EmpenhoKey, linkDoFornecedor } from './rotas.ts'

const API = '/empenhos/detalhe'
const NUMERO = { empenho: integer('Nº do Empenho') }
const UNIDADE = { unidadeOrcamentaria: code('Unidade Orçamentária. Necessária só onde o número se repete entre unidades') }
const CHAVES = { ...NUMERO, ...UNIDADE }
const CLIENTES = { search: text('Expressão RSQL sobre id.entidade, id.exercicio e id.empenho, por exemplo id.entidade==1') }

const keyIn = ({ empenho, unidadeOrcamentaria }: Row, contexto: { entidade: number; exercicio: number }): EmpenhoKey => ({
  ...contexto, empenho: Number(empenho), ...(unidadeOrcamentaria !== undefined && { unidadeOrcamentaria: String(unidadeOrcamentaria) }),
})

const abrirItem: OpenCell = (row, contexto) => empenhoItemDetalhe(keyIn(row, contexto), Number(row.sequencia))

/** In the order they are read. */
const PARTES = {
  movimentacao: many({
    title: 'Movimentação',
    article: 'a',
    api: `${API}/movimentacao`,
    fields: MOVIMENTACAO,
    columns: ['data', 'descricaoTipoLancamento', 'nroDocumento', 'valor', 'valorALiquidar', 'valorAPagar'],
    paged: {},
  }),
  itens: many({
    title: 'Itens',
    article: 'os',
    api: `${API}/itens`,
    fields: ITEM,
    columns: ['sequencia', 'especificacao', 'quantidade', 'unidade', 'valorUnitario', 'valorTotal', 'itensPerc'],
    links: { sequencia: abrirItem },
    when: abaItens,
  }),
  anulacoes: many({
    title: 'Anulações',
    article: 'as',
    api: `${API}/anulacoes`,
    fields: ANULACAO,
    columns: ['sequencia', 'data', 'valor', 'motivo'],
    when: abaAnulacoes,
    empty: 'Nao possui anulacoes.',
  }),
  emliquidacao: many({
    title: 'Em Liquidação',
    api: `${API}/em-liquidacao`,
    fields: EM_LIQUIDACAO,
    columns: ['noEmLiquidacao', 'data', 'valor', 'valorEstornado', 'valorLiquidado'],
    when: emLiquidacao,
  }),
  liquidacoes: many({
    title: 'Liquidações',
    article: 'as',
    api: `${API}/liquidacoes`,
    fields: LIQUIDACAO,
    columns: ['noLiquidacao', 'data', 'dataVencimento', 'valor', 'valorEstornado', 'valorRetido', 'valorPago'],
    when: abaLiquidacoes,
  }),
  retencoes: many({
    title: 'Retenções',
    article: 'as',
    api: `${API}/retencoes`,
    key: { required: NUMERO, optional: { ...UNIDADE, ...CLIENTES, noLiquidacao: integer('Nº da Liquidação') } },
    fields: RETENCAO,
    columns: ['noLiquidacao', 'descricao', 'data', 'valor', 'valorEstornado'],
    when: abaLiquidacoes,
  }),
  pagamentos: many({
    title: 'Pagamentos',
    article: 'os',
    api: `${API}/pagamentos`,
    fields: PAGAMENTO,
    columns: ['noPagamento', 'noLiquidacao', 'data', 'banco', 'agencia', 'conta', 'tipoDocumento', 'nroDocumento', 'valor', 'valorRetido'],
    when: abaPagamentos,
    empty: 'Nao possui pagamentos.',
  }),
  documentos: many({
    title: 'Documentos',
    article: 'os',
    api: `${API}/liquidacoesdocumentos`,
    fields: DOCUMENTO,
    columns: ['descricao', 'noDocumento', 'noLiquidacao', 'data', 'valor', 'valorEstornado', 'chaveAcesso'],
    when: abaDocumentos,
  }),
  anexos: anexos({ api: `${API}/anexos`, fields: ANEXO }),
} satisfies Readonly<Record<string, Part>>

export type AbaId = keyof typeof PARTES

export interface Aba {
  /** As the address says it. */
  readonly id: string
  readonly title: string
  /** The call that fills it, after '/empenhos/detalhe/'. */
  readonly call: string
  readonly fields: Fields
  readonly columns: readonly string[]
  readonly empty?: string
  readonly when?: Gate
}

export const abas: readonly Aba[] = Object.entries(PARTES).map(([id, part]) => ({
  id,
  call: part.api.slice(API.length + 1),
  columns: [],
  ...part,
}))

export const empenho = defineRecord({
  id: 'empenho',
  name: 'Empenho',
  description: 'Uma reserva de dinheiro do começo ao fim: para quem, para quê, o que foi entregue, as notas fiscais e os pagamentos.',
  link: EMPENHO_LINK,
  keys: CHAVES,
  clients: CLIENTES,
  api: API,
  list: empenhos,
  fields: EMPENHO,
  links: { nome: linkDoFornecedor('fornecedor', 'cnpj') },
  sections: [],
  parts: PARTES,
  tabs: true,
  title: ({ empenhoExercicio }) => `Empenho ${empenhoExercicio}`,
  summary: ({ valorEmpenhado, nome, data }) =>
    `${formatMoney(String(valorEmpenhado ?? 0))} reservados${nome === undefined ? '' : ` para ${nome}`}${data === undefined ? '' : ` em ${formatDate(String(data))}`}.`,
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
    path: empenhoDetalhe(keyIn(key, { entidade: Number(key.entidade), exercicio: Number(key.exercicio) }), 'itens'),
    title: `Empenho ${key.empenho}/${key.exercicio}`,
  }),
  fields: ITEM_DETALHE,
  sql: 'empenho-itens',
  when: abaItens,
  links: {
    nome: linkDoFornecedor('fornecedor', 'cnpj'),
    empenhoExercicio: ({ empenhoExercicio, unidadeOrcamentaria }, contexto) =>
      empenhoDetalhe(keyIn({ empenho: Number.parseInt(String(empenhoExercicio)), unidadeOrcamentaria }, contexto), 'itens'),
  },
  sections: [
    { title: 'O item', fields: ['sequencia', 'especificacao', 'quantidade', 'unidade', 'valorUnitario', 'valorTotal', 'itensPerc'] },
    { title: 'O empenho', fields: ['empenhoExercicio', 'nome', 'data', 'unidadeOrcamentaria'] },
  ],
  parts: {},
  summary: ({ especificacao, empenhoExercicio, valorTotal }) =>
    stated(especificacao, `empenho ${empenhoExercicio}`, statedMoney(valorTotal)),
  notFound: 'Não encontramos este item.',
})
