// Declares the evaluation of the PPA: what it promised for the year and the result, as a tree from the action down to
// the programme.
import { code, decimal, integer, money, namesOf, text, type Field } from '@portal/kit/fields'
import { contains } from '@portal/kit/filters'
import * as termos from '../termos/planejamento.ts'
import { aceitaMovimentacao } from '../arvore.ts'
import { comLiquidacoes } from '../enviado.ts'
import { defineList } from './define.ts'

const VALORES = {
  valorPlanejado: money('Planejado', { termo: termos.DOTACAO_INICIAL }),
  valorPlanejadoAtualizado: money('Planejado atualizado', { termo: termos.DOTACAO_ATUALIZADA }),
  valorExecutado: money('Executado', {
    when: comLiquidacoes,
    help: 'O que foi liquidado: entregas já conferidas e aceitas, sem o que foi estornado.',
  }),
} satisfies Record<string, Field>

const METAS = {
  metaFisicaPrevista: decimal('Meta física prevista', { help: 'Quanto a ação deve entregar no ano.' }),
  numeroRealizado: decimal('Meta física realizada', { help: 'Quanto a ação já entregou.' }),
} satisfies Record<string, Field>

export const VALORES_DO_PPA = namesOf(VALORES)
export const COLUNAS_DO_PPA = [...VALORES_DO_PPA, ...namesOf(METAS)]

/** The last level of the tree, whose rows are the facts. */
export const NIVEL_DO_PROGRAMA = 4

const comum = {
  title: 'Avaliação do PPA',
  path: '/avaliacao-ppa',
  description:
    'O que o plano prometeu para o ano e o que já foi feito: o dinheiro e as entregas de cada projeto e atividade.',
  filters: { descricaoProjeto: contains('descricaoProjeto', 'Projeto/Atividade') },
  table: 'empenho',
}

const CAMINHO = {
  codigo: code('Projeto/Atividade'),
  descricaoProjeto: text('Descrição do projeto ou atividade'),
  codigoUnidade: code('Unidade'),
  descricaoUnidade: text('Descrição da unidade'),
  codigoFuncao: code('Função'),
  descricaoFuncao: text('Descrição da função'),
  codigoPrograma: code('Programa'),
  descricaoPrograma: text('Descrição do programa'),
} satisfies Record<string, Field>

const DO_PROGRAMA = {
  entidade: integer('Entidade'),
  exercicio: integer('Exercício'),
  ...VALORES,
  produto: text('Produto', { help: 'O que a ação entrega.' }),
  unidadeMedida: text('Unidade de medida'),
  ...METAS,
} satisfies Record<string, Field>

/** Every level, in the order of the tree. */
export const avaliacaoPpa = defineList({
  ...comum,
  api: '/api/avaliacao-ppa/arvore',
  whole: { summary: 'Avaliação do PPA: a árvore, em ordem de código' },
  key: ['caminho'],
  fields: {
    caminho: code('Código'),
    nivel: integer('Nível', { help: '1 projeto ou atividade, 2 unidade, 3 função, 4 programa.' }),
    aceitaMovimentacao,
    descricao: text('Descrição'),
    ...CAMINHO,
    ...DO_PROGRAMA,
  },
  columns: ['caminho', 'descricao', ...COLUNAS_DO_PPA],
  sort: { by: ['caminho'], initial: 'caminho asc' },
  totals: [],
  fixed: { nivelInicial: 1 },
})

/** The rows of the last level, whose sum is the total of the year. */
export const programasDoPpa = defineList({
  ...comum,
  api: {
    list: '/api/avaliacao-ppa/programas',
    totals: '/api/avaliacao-ppa/total',
    report: '/api/avaliacao-ppa/report',
  },
  whole: { summary: 'Avaliação do PPA: uma linha por programa' },
  key: ['codigo', 'codigoUnidade', 'codigoFuncao', 'codigoPrograma'],
  fields: { ...CAMINHO, ...DO_PROGRAMA },
  columns: ['descricaoProjeto', 'codigo', 'codigoUnidade', 'codigoFuncao', 'codigoPrograma', ...COLUNAS_DO_PPA],
  sort: { by: ['codigo'], initial: 'codigo asc' },
  totals: VALORES_DO_PPA,
  fixed: { nivelInicial: NIVEL_DO_PROGRAMA },
})

export const AVALIACAO_PATH = '/api/avaliacao-ppa'
