// Types of the page of a supplier, as the API returns its parts and the screen names them.
import { formatCnpjCpf } from '@portal/kit/cpf-cnpj'
import { amount, code, date, documento, integer, money, namesOf, text, type Field } from '@portal/kit/fields'
import type { List, Row } from '@portal/kit/list'
import * as termos from '../termos/despesa.ts'
import { endereco } from './campos.ts'
import { defineList } from './define.ts'
import {
  A_PAGAR,
  ANULADO,
  EMPENHADO_BRUTO,
  LIQUIDADO,
  PAGO,
  PAGO_DE_RESTOS,
  PAGO_NO_ANO,
  RETIDO,
  SALDO_DE_RESTOS,
} from '../figuras/despesa.ts'

type Fields = Readonly<Record<string, Field>>

export const FORNECEDOR = {
  nome: text('Nome'),
  cnpjCpf: documento('CNPJ/CPF'),
  endereco,
  bairro: text('Bairro'),
  cep: text('CEP'),
  cidade: text('Cidade'),
  uf: text('UF'),
} satisfies Fields

/** Each is of the commitments to the supplier alone what its figure is of those of the whole entity. */
const VALORES = {
  empenhos: integer('Empenhos', { help: 'Quantas reservas de dinheiro foram feitas.' }),
  empenhado: amount(EMPENHADO_BRUTO),
  anulado: amount(ANULADO),
  liquidado: amount(LIQUIDADO),
  retido: amount(RETIDO),
  pago: amount(PAGO),
  aPagar: amount(A_PAGAR),
} satisfies Fields

const POSICAO = date('Posição em', { help: 'O dia do fato mais novo entre os que se somam.' })

export const FORNECEDOR_ANO = {
  exercicio: integer('Ano', { help: 'O ano dos empenhos.' }),
  ...VALORES,
  posicao: POSICAO,
} satisfies Fields

export const FORNECEDOR_ORGAO = { descricao: text('Órgão'), orgao: text('Código'), ...VALORES } satisfies Fields

export const FORNECEDOR_PAGAMENTO = {
  ano: integer('Ano', { help: 'O ano que pagou, mesmo que o empenho seja de outro.' }),
  pagamentos: integer('Pagamentos'),
  liquido: money('Recebido', { help: 'O que chegou ao fornecedor.' }),
  retido: money('Retido ao pagar', {
    termo: termos.RETENCAO,
    help: 'O que dos pagamentos do ano foi descontado, para impostos e previdência.',
  }),
  pago: amount(PAGO_NO_ANO, { help: 'O recebido somado ao retido, de empenhos do ano e de anos anteriores.' }),
} satisfies Fields

/** The key of a supplier in addresses. */
export type FornecedorNomeado = { readonly cnpj: string } | { readonly fornecedor: number }

/** Declares the export of the payments of each year. */
export function pagamentosPorAno(de: FornecedorNomeado): List {
  const [path, quem] =
    'cnpj' in de ? [de.cnpj, formatCnpjCpf(de.cnpj)] : [`codigo/${de.fornecedor}`, `de código ${de.fornecedor}`]
  const list = `/api/fornecedores/${path}/pagamentos`
  return defineList({
    title: `Pagamentos por ano ao fornecedor ${quem}`,
    path: `/fornecedores/${path}`,
    description: 'Quanto o fornecedor recebeu em cada ano, pelo ano que pagou.',
    api: { list, report: `${list}/report` },
    key: ['ano'],
    fields: FORNECEDOR_PAGAMENTO,
    filters: {},
    columns: namesOf(FORNECEDOR_PAGAMENTO),
    sort: { by: ['ano'], initial: 'ano desc' },
    table: 'pagamento',
    fixed: { ...de },
  })
}

export const FORNECEDOR_EMPENHO = {
  empenhoExercicio: code('Empenho'),
  data: date('Data'),
  historico: text('Histórico', { termo: termos.HISTORICO_DO_EMPENHO }),
  valorEmpenhado: amount(EMPENHADO_BRUTO),
  valorPago: amount(PAGO),
  entidade: integer('Entidade'),
  exercicio: integer('Exercício'),
  unidadeOrcamentaria: code('Unidade Orçamentária'),
  empenho: integer('Número'),
} satisfies Fields

export const FORNECEDOR_RESTOS = {
  restos: integer('Empenhos de anos anteriores'),
  inscrito: money('Inscrito', { help: 'O que faltava pagar em 31 de dezembro do ano anterior.' }),
  cancelado: money('Cancelado', { help: 'Parte anulada neste ano: não será mais paga.' }),
  pago: amount(PAGO_DE_RESTOS, { help: 'O que se pagou neste ano.' }),
  saldo: amount(SALDO_DE_RESTOS, { help: 'O que ainda resta: inscrito, menos cancelado, menos pago.' }),
} satisfies Fields

export const FORNECEDOR_ENTIDADE = {
  entidade: integer('Código da Entidade'),
  nome: text('Entidade'),
  ...VALORES,
  posicao: POSICAO,
} satisfies Fields

export interface FornecedorPagina {
  fornecedor: Row
  /** Its codes in the entity: one, unless it was registered more than once. */
  codigos: number[]
  anos: Row[]
  total: Row
  orgaos: Row[]
  pagamentos: Row[]
  totalPago: Row
  restos?: Row
  maiores: Row[]
  ultimos: Row[]
  outrasEntidades: Row[]
  /** Total of all entities, including this one. */
  municipio: Row
}
