// What the screens of expense ask beyond lists and records: mostly the options of filters.
import { defineCall, defineOptions } from '@portal/kit/call'
import { integer } from '@portal/kit/fields'
import { agendaPorCategoria, CONTA, CONTA_CALL } from './agenda-previsao-pagamento.ts'

const area = 'despesa'

const NIVEIS = ['orgao', 'unidade', 'funcao', 'subFuncao', 'programa', 'projeto', 'elemento', 'desdobramento', 'subDesdobramento', 'fonteRecurso']

/** The levels the commitments of a year use, each narrowed by the others. */
const programatica = NIVEIS.map((nivel) =>
  defineOptions({
    area,
    path: `/api/programatica/${nivel}`,
    summary: `Programática: ${nivel}`,
    ids: 'code',
    under: NIVEIS.filter((other) => other !== nivel),
    fixed: { nivel },
    sql: 'programatica',
  }))

export const calls = [
  ...programatica,
  agendaPorCategoria,
  defineOptions({ area, path: '/api/diarias/objetivos-diaria', summary: 'Diárias: tipos de objetivo', sql: 'objetivos-diaria' }),
  defineOptions({ area, path: '/api/restos-a-pagar/orgaos', summary: 'Restos a pagar: órgãos que os têm', ids: 'code', sql: 'restos-a-pagar-orgaos' }),
  defineOptions({ area, path: '/api/restos-a-pagar/exercicios', summary: 'Restos a pagar: anos dos empenhos', sql: 'restos-a-pagar-exercicios' }),
  defineCall({
    area,
    path: CONTA_CALL,
    summary: 'Agenda de previsão de pagamento: conta bancária',
    key: { required: { noOrdem: integer('Ordem de Pagamento'), sequencia: integer('Sequência na Ordem') } },
    fields: CONTA,
    one: { notFound: 'Liquidação não encontrada.' },
    sql: 'agenda-conta',
  }),
]
