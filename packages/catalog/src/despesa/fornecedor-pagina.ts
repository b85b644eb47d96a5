// Types of the page of a supplier, as the API returns its parts and the screen names them.
import { formatCnpjCpf } from '@portal/kit/cpf-cnpj'
import { code, date, documento, integer, money, namesOf, text, type Field } from '@portal/kit/fields'
import type { List, Row } from '@portal/kit/list'
import * as termos from '../termos/despesa.ts'
import { endereco } from './campos.ts'
import { defineList } from './define.ts'
import { comAPagar, comAnulacoes, comLiquidacoes, comPagamentos, comRetencoes } from '../enviado.ts'

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

const VALORES = {
  empenhos: integer('Empenhos', { help: 'Quantas reservas de dinheiro foram feitas.' }),
  empenhado: money('Empenhado bruto', { termo: termos.EMPENHADO_BRUTO }),
  anulado: money('Anulado', { when: comAnulacoes, termo: termos.ANULACAO_DE_EMPENHO }),
  liquidado: money('Liquidado', { when: comLiquidacoes, termo: termos.VALOR_LIQUIDADO }),
  retido: money('Retido', { when: comRetencoes, termo: termos.RETENCAO }),
  pago: money('Pago', { when: comPagamentos, termo: termos.VALOR_PAGO }),
  aPagar: money('A Pagar', { when: comAPagar, termo: termos.A_PAGAR }),
} satisfies Fields

export const FORNECEDOR_ANO = {
  exercicio: integer('Ano', { help: 'O ano dos empenhos.' }),
  ...VALORES,
} satisfies Fields

export const FORNECEDOR_ORGAO = { descricao: text('Órgão'), orgao: text('Código'), ...VALORES } satisfies Fields

export const FORNECEDOR_PAGAMENTO = {
  ano: integer('Ano', { help: 'O ano que pagou, mesmo que o empenho seja de outro.' }),
  pagamentos: integer('Pagamentos'),
  liquido: money('Recebido', { help: 'O que chegou ao fornecedor.' }),
  retido: money('Retido', VALORES.retido),
  pago: money('Pago', { help: 'O recebido somado ao retido.' }),
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
  valorEmpenhado: money('Empenhado bruto'),
  valorPago: money('Pago'),
  entidade: integer('Entidade'),
  exercicio: integer('Exercício'),
  unidadeOrcamentaria: code('Unidade Orçamentária'),
  empenho: integer('Número'),
} satisfies Fields

export const FORNECEDOR_RESTOS = {
  restos: integer('Empenhos de anos anteriores'),
  inscrito: money('Inscrito', { help: 'O que faltava pagar em 31 de dezembro do ano anterior.' }),
  cancelado: money('Cancelado', { help: 'Parte anulada neste ano: não será mais paga.' }),
  pago: money('Pago', { termo: termos.VALOR_PAGO, help: 'O que se pagou neste ano.' }),
  saldo: money('Saldo', { help: 'O que ainda resta: inscrito, menos cancelado, menos pago.' }),
} satisfies Fields

export const FORNECEDOR_ENTIDADE = {
  entidade: integer('Código da Entidade'),
  nome: text('Entidade'),
  ...VALORES,
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
