// Declares the list of daily movements of commitments, to which the figures of a period link and whose sum they are.
import { code, date, documento, integer, text } from '@portal/kit/fields'
import { byInteger, choice, periodo, type Filter } from '@portal/kit/filters'
import { defineList } from './define.ts'
import { EXECUCAO } from './despesa-por-nivel.ts'
import { HISTORICO_NA_TABELA } from './empenhos.ts'
import { ESFERAS } from './esferas.ts'
import { empenhoDetalhe, linkDoFornecedor } from './rotas.ts'
import * as termos from '../termos/despesa.ts'

const VALORES = ['valorEmpenhado', 'valorLiquidado', 'valorRetido', 'valorPago'] as const

const nivel = (column: string, label: string, filtro = column): Filter =>
  choice(column, label, { from: `/api/programatica/${filtro}`, ids: 'code' })

export const movimentoEmpenhos = defineList({
  title: 'Movimento dos empenhos',
  path: '/movimento-empenhos',
  description:
    'O que foi empenhado, liquidado e pago em cada dia, empenho por empenho. Em um período, só o que aconteceu nele.',
  large: true,
  sums: 'somas',
  api: {
    list: '/movimento-empenhos/lista',
    totals: '/movimento-empenhos/totais',
    report: '/movimento-empenhos/report',
  },
  key: ['data', 'empenho', 'unidadeOrcamentaria'],
  fields: {
    exercicio: integer('Exercício'),
    unidadeOrcamentaria: code('Unidade Orçamentária'),
    empenho: integer('Número'),
    empenhoExercicio: code('Empenho', { termo: termos.EMPENHO }),
    data: date('Data', {
      help: 'O dia em que aconteceu. Pagamentos feitos depois do ano aparecem no exercício do empenho.',
    }),
    fornecedor: integer('Código do Fornecedor'),
    nome: text('Fornecedor'),
    cnpjCpf: documento('CNPJ/CPF'),
    historico: text('Histórico', { termo: termos.HISTORICO_DO_EMPENHO, cut: HISTORICO_NA_TABELA }),
    ...EXECUCAO,
  },
  filters: {
    ...periodo('data'),
    empenho: byInteger('empenho', 'Empenho'),
    orgao: { ...nivel('orgao', 'Órgão'), ofEntity: true },
    funcao: nivel('funcao', 'Função'),
    programa: { ...nivel('programa', 'Programa'), ofEntity: true },
    projeto: { ...nivel('projeto', 'Projeto/Atividade'), ofEntity: true },
    elemento: nivel('elemento', 'Elemento'),
    fonteRecurso: nivel('codigoFonte', 'Fonte de Recurso', 'fonteRecurso'),
    esfera: choice('esfera', 'Esfera', ESFERAS),
  },
  columns: ['data', 'empenhoExercicio', 'nome', 'historico', ...VALORES],
  sort: { by: ['data', 'empenhoExercicio'], initial: 'data desc' },
  totals: ['valorEmpenhado', 'valorRetido', 'valorLiquidado', 'valorPago'],
  rowName: ['empenhoExercicio', 'data', 'nome'],
  card: { title: 'nome', figures: ['valorPago', 'valorLiquidado', 'valorEmpenhado'] },
  open: ({ empenho, unidadeOrcamentaria }, { entidade, exercicio }) =>
    empenhoDetalhe({ entidade, exercicio, empenho: Number(empenho), unidadeOrcamentaria: String(unidadeOrcamentaria) }),
  links: { nome: linkDoFornecedor('fornecedor', 'cnpjCpf') },
  table: 'empenho',
})
