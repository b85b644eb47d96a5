// Creates a small budget for the sample: two codes of each level, so that any level narrows; every fifth commitment has
// none.
import type { Runner } from '@portal/db/pool'
import { insert, type SampleRow } from '../insert.ts'

const LEVELS = [
  {
    orgao: '02',
    unidade: '0201',
    funcao: '10',
    subfuncao: '301',
    programa: '0010',
    projeto: '2001',
    natureza: '339030',
    fonte_recurso: '15000000',
    esfera: 'S',
  },
  {
    orgao: '03',
    unidade: '0301',
    funcao: '12',
    subfuncao: '361',
    programa: '0020',
    projeto: '1002',
    natureza: '449052',
    fonte_recurso: '16000000',
    esfera: 'F',
  },
] as const

export const dotacaoOf = (empenho: number): number | null => (empenho % 5 === 0 ? null : 1 + (empenho % LEVELS.length))

export const naturezaOf = (empenho: number): string | null =>
  dotacaoOf(empenho) === null
    ? null
    : `${LEVELS[empenho % LEVELS.length]?.natureza}${empenho % 3 === 0 ? '0701' : '0800'}`

export async function loadClassificacoes(runner: Runner, entidade: number): Promise<void> {
  const naturezas = LEVELS.flatMap(({ natureza }) => [
    natureza,
    `${natureza}07`,
    `${natureza}0701`,
    `${natureza}08`,
    `${natureza}0800`,
  ])
  await insert(
    runner,
    'funcao',
    LEVELS.map(({ funcao }) => ({ entidade, funcao, descricao: `Função ${funcao}` })),
  )
  await insert(
    runner,
    'subfuncao',
    LEVELS.map(({ subfuncao }) => ({ entidade, subfuncao, descricao: `Subfunção ${subfuncao}` })),
  )
  await insert(
    runner,
    'natureza_despesa',
    naturezas.map((natureza) => ({ entidade, natureza, descricao: `Natureza ${natureza}` })),
  )
}

export async function loadOrcamento(runner: Runner, entidade: number, exercicio: number): Promise<void> {
  const rows = (table: string, values: readonly SampleRow[]): Promise<void> => insert(runner, table, values)
  const chave = { entidade, exercicio }
  await rows(
    'fonte_recurso',
    LEVELS.map(({ fonte_recurso }) => ({ ...chave, fonte_recurso, descricao: 'Recursos livres' })),
  )
  await rows(
    'orgao',
    LEVELS.map(({ orgao }) => ({ ...chave, orgao, descricao: `Secretaria ${orgao}` })),
  )
  await rows(
    'unidade',
    LEVELS.map(({ orgao, unidade }) => ({ ...chave, unidade, orgao, descricao: `Unidade ${unidade}` })),
  )
  await rows(
    'programa',
    LEVELS.map(({ programa }) => ({ ...chave, programa, descricao: `Programa ${programa}` })),
  )
  await rows(
    'projeto',
    LEVELS.map(({ projeto }) => ({ ...chave, projeto, descricao: `Expansão da ação ${projeto}` })),
  )
  await rows(
    'dotacao',
    LEVELS.map((level, index) => ({ ...chave, ...level, dotacao: index + 1, valor_previsto: '5000000.00' })),
  )
}
