// Declares the budget in detail: as a tree down to the element, and by any single level.
import { amount, integer, money, namesOf, text, type Field } from '@portal/kit/fields'
import { choice, periodo, to } from '@portal/kit/filters'
import { emLiquidacao } from '../parametros.ts'
import { defineList } from './define.ts'
import { EXECUCAO } from './despesa-por-nivel.ts'
import { DOTACAO_ATUALIZADA, DOTACAO_INICIAL } from '../figuras/despesa.ts'
import { NIVEIS_DETALHADOS, NIVEIS_PROGRAMA } from './niveis-despesa.ts'
import * as termosDespesa from '../termos/despesa.ts'
import { aceitaMovimentacao } from '../arvore.ts'
import { both } from '@portal/kit/parametros'
import { comEmLiquidacao, comOrcamento } from '../enviado.ts'

const { valorEmpenhado, valorLiquidado, valorPago } = EXECUCAO

const VALORES = {
  valorPrevisto: amount(DOTACAO_INICIAL, { label: 'Dotação inicial' }),
  valorCreditosAdicionais: money('Créditos adicionais', {
    when: comOrcamento,
    help: 'O que os decretos somaram e tiraram até o fim do período: atualizada menos inicial.',
  }),
  valorAtualizado: amount(DOTACAO_ATUALIZADA),
  valorEmpenhado,
  valorEmLiquidacao: money('Em liquidação', {
    when: both(emLiquidacao, comEmLiquidacao),
    termo: termosDespesa.EM_LIQUIDACAO,
  }),
  valorLiquidado,
  valorPago,
} satisfies Record<string, Field>

export const VALORES_DETALHADOS = namesOf(VALORES)

const comum = {
  path: '/despesa-detalhada',
  description:
    'O orçamento inteiro, do órgão ao elemento: quanto foi previsto, quanto mudou, quanto já foi reservado, ' +
    'conferido e pago.',
  key: ['programatica'],
  table: 'empenho',
} as const

export const despesaDetalhada = defineList({
  ...comum,
  title: 'Despesa detalhada',
  api: '/despesapornivel/detalhada',
  whole: { summary: 'Despesa detalhada: a árvore, em ordem de código' },
  fields: {
    programatica: text('Programática', { termo: termosDespesa.PROGRAMATICA }),
    descricao: text('Descrição'),
    nivel: integer('Nível'),
    aceitaMovimentacao,
    ...VALORES,
  },
  filters: {
    ...periodo('data'),
    nivelFinal: to('integer', 'nivel', 'Até o nível'),
  },
  columns: ['programatica', 'descricao', ...VALORES_DETALHADOS],
  sort: { by: ['programatica'], initial: 'programatica asc' },
  totals: [],
})

export const despesaDetalhadaPorNivel = defineList({
  ...comum,
  title: 'Despesas por Nivel',
  api: {
    list: '/despesapornivel/nivel',
    totals: '/despesapornivel/nivel/totais',
    report: '/despesapornivel/nivel/report',
  },
  sql: 'despesa-por-nivel',
  fixed: { codigo: null },
  whole: { summary: 'Despesa detalhada: uma linha por código do nível' },
  fields: { programatica: text('Código'), descricao: text('Descrição'), ...VALORES },
  filters: {
    ...periodo('data'),
    nivel: { ...choice('grupo', 'Nível', NIVEIS_DETALHADOS), default: () => '1' },
    nivelPrograma: choice('grupo', 'Tipo de ação', NIVEIS_PROGRAMA),
  },
  columns: ['descricao', 'programatica', ...VALORES_DETALHADOS],
  sort: { by: ['programatica', 'descricao', ...VALORES_DETALHADOS], initial: 'programatica asc' },
  totals: [
    'valorAtualizado',
    'valorPrevisto',
    'valorCreditosAdicionais',
    'valorLiquidado',
    'valorEmLiquidacao',
    'valorEmpenhado',
    'valorPago',
  ],
  card: { title: 'descricao', figures: ['valorPago', 'valorEmpenhado', 'valorAtualizado'] },
})
