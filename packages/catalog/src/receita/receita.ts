// Declares revenue as a tree, from the economic category down to the last breakdown: a short version, and one with
// deductions.
import { amount, code, integer, money, namesOf, text, type Field } from '@portal/kit/fields'
import { choice, contains, offScreen, periodo, type Filter } from '@portal/kit/filters'
import type { Whole } from '@portal/kit/list'
import { mostraLancamento } from '../parametros.ts'
import { aceitaMovimentacao } from '../arvore.ts'
import { defineList } from './define.ts'
import {
  ARRECADADO,
  ARRECADADO_LIQUIDO,
  DEDUCOES,
  PREVISAO_ATUALIZADA,
  PREVISAO_INICIAL,
  PREVISAO_INICIAL_LIQUIDA,
  PREVISAO_LIQUIDA,
} from '../figuras/receita.ts'
import { both } from '@portal/kit/parametros'
import { comPrevisao, comTributos } from '../enviado.ts'

const NATUREZA = {
  receita: code('Receita', {
    help: 'O código da natureza da receita: categoria, origem, espécie e o que vem abaixo delas.',
  }),
  descricao: text('Descrição'),
  nivel: integer('Nível'),
  aceitaMovimentacao,
} satisfies Record<string, Field>

/** Fields of the amounts of revenue, shared by every screen that shows them. */
export const VALORES = {
  valorOrcado: amount(PREVISAO_INICIAL, { label: 'Orçado' }),
  valorAtualizado: amount(PREVISAO_ATUALIZADA, { label: 'Orçado Atualizado' }),
  valorLancado: money('Lançamento', {
    when: both(mostraLancamento, comTributos),
    help: 'Tributos que o município calculou e cobrou de cada contribuinte.',
  }),
  valorArrecadado: amount(ARRECADADO),
} satisfies Record<string, Field>

export const NIVEIS = [
  { value: '1', label: 'Categoria econômica' },
  { value: '2', label: 'Origem' },
  { value: '3', label: 'Espécie' },
  { value: '4', label: 'Desdobramento' },
]

const porReceita: Record<string, Filter> = {
  receita: contains('receita', 'Receita'),
  descricaoReceita: contains('descricao', 'Descrição Receita'),
  fonteRecurso: choice('fonteRecurso', 'Fonte de Recurso', { from: '/api/receitas/fontes', ids: 'code' }),
}

const filters: Record<string, Filter> = {
  ...periodo('data'),
  ...porReceita,
  nivelFinal: choice('nivel', 'Até o nível', NIVEIS),
  ...offScreen({ receitaLike: contains('receita', 'Receita'), receitaStart: contains('receita', 'Receita') }),
}

const comum = {
  key: ['receita'],
  filters,
  sort: { by: ['receita'], initial: 'receita asc' },
  table: 'lancamento_receita',
} as const

/** The sum of a tree is that of its leaves, whatever level is shown. */
const whole = (summary: string): Whole => ({ summary, addedUp: { folhas: 'S' } })

export const receita = defineList({
  ...comum,
  title: 'Receita',
  path: '/receita',
  description:
    'De onde vem o dinheiro: quanto se previu arrecadar no ano e quanto já entrou, da categoria ao último ' +
    'desdobramento.',
  api: '/api/receitas',
  whole: whole('Receita: a árvore, em ordem de código'),
  fields: {
    ...NATUREZA,
    ...VALORES,
    valorDeducaoInicial: money('Previsão das Deduções', { when: comPrevisao }),
    valorDeducao: amount(DEDUCOES),
    valorRealizadoLiquido: amount(ARRECADADO_LIQUIDO),
  },
  columns: ['receita', 'descricao', 'valorAtualizado', 'valorLancado', 'valorArrecadado'],
})

const DETALHES = {
  valorOrcado: amount(PREVISAO_INICIAL, { label: 'Previsão Inicial' }),
  valorDeducaoInicial: money('Previsão das Deduções', {
    when: comPrevisao,
    help: 'O que se previu tirar do arrecadado, como a parte do FUNDEB.',
  }),
  valorAtualizado: amount(PREVISAO_ATUALIZADA, { label: 'Previsão Atualizada' }),
  valorArrecadado: amount(ARRECADADO, { label: 'Arrecadação' }),
  valorDeducao: amount(DEDUCOES, {
    label: 'Deduções',
    help: 'O que foi tirado do arrecadado por lei, como os 20% das cotas que vão para o FUNDEB.',
  }),
  valorRealizadoLiquido: amount(ARRECADADO_LIQUIDO, {
    label: 'Arrecadação Líquida',
    help: 'A arrecadação menos as deduções: o que fica com o município.',
  }),
} satisfies Record<string, Field>

export const receitaDetalhada = defineList({
  ...comum,
  title: 'Receita detalhada',
  path: '/receita-detalhada',
  sql: 'receita',
  description:
    'A receita inteira com as suas deduções: quanto se previu, quanto entrou, quanto foi deduzido por lei e ' +
    'quanto ficou.',
  api: '/api/receitas/detalhada',
  whole: whole('Receita detalhada: a árvore, em ordem de código'),
  fields: {
    ...NATUREZA,
    ...DETALHES,
    valorAtualizadoLiquido: amount(PREVISAO_LIQUIDA),
    valorOrcadoLiquido: amount(PREVISAO_INICIAL_LIQUIDA),
  },
  columns: ['receita', 'descricao', ...namesOf(DETALHES)],
  totals: ['valorAtualizadoLiquido', 'valorOrcadoLiquido', ...namesOf(DETALHES)],
})
