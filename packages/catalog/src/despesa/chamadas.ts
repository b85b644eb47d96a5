// Declares the calls of expense that are neither lists nor records, mostly the options of filters.
import { integer } from '@portal/kit/fields'
import { agendaPorCategoria, CONTA, CONTA_CALL } from './agenda-previsao-pagamento.ts'
import { defineCall, defineOptions } from './define.ts'

const NIVEIS = [
  'orgao',
  'unidade',
  'funcao',
  'subFuncao',
  'programa',
  'projeto',
  'elemento',
  'desdobramento',
  'subDesdobramento',
  'fonteRecurso',
]

/** Options with the codes of each level that the commitments of a year use, narrowed by the other levels. */
const programatica = NIVEIS.map((nivel) =>
  defineOptions({
    path: `/api/programatica/${nivel}`,
    summary: `Programática: ${nivel}`,
    ids: 'code',
    under: NIVEIS.filter((other) => other !== nivel),
    fixed: { nivel },
    sql: 'programatica',
  }),
)

export const calls = [
  ...programatica,
  agendaPorCategoria,
  defineOptions({
    path: '/api/diarias/objetivos-diaria',
    summary: 'Diárias: tipos de objetivo',
    sql: 'objetivos-diaria',
  }),
  defineOptions({
    path: '/api/restos-a-pagar/orgaos',
    summary: 'Restos a pagar: órgãos que os têm',
    ids: 'code',
    sql: 'restos-a-pagar-orgaos',
  }),
  defineOptions({
    path: '/api/restos-a-pagar/exercicios',
    summary: 'Restos a pagar: anos dos empenhos',
    sql: 'restos-a-pagar-exercicios',
  }),
  defineCall({
    path: CONTA_CALL,
    summary: 'Agenda de previsão de pagamento: conta bancária',
    key: { required: { noOrdem: integer('Ordem de Pagamento'), sequencia: integer('Sequência na Ordem') } },
    fields: CONTA,
    one: { notFound: 'Liquidação não encontrada.' },
    sql: 'agenda-conta',
  }),
]
