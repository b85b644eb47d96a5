// Tests the evaluation of the PPA: parents are the sum of their children at every level, with any filter, and rows
// without a level are separate.
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  AVALIACAO_PATH,
  avaliacaoPpa as tree,
  programasDoPpa as leaves,
  VALORES_DO_PPA,
} from '@portal/catalog/planejamento/avaliacao-ppa'
import { normalize } from '@portal/kit/texto'
import type { Row } from '@portal/kit/list'
import { openTestApp } from '../../testing/test-app.ts'
import { openTestDatabase, type TestDatabase } from '../../testing/test-database.ts'
import { cents, sumCents } from '../../testing/walk.ts'
import avaliacaoPpa from './avaliacao-ppa.ts'

const ANO = 'entidade=1&exercicio=2025'

let database: TestDatabase
let app: FastifyInstance

beforeAll(async () => {
  database = await openTestDatabase('demo')
  await database.pool.query(
    'insert into dotacao (entidade, exercicio, dotacao, valor_previsto) values (1, 2025, 90001, 1000.01)',
  )
  await database.pool.query('select resumo.reconstruir(1, 2025)')
  app = await openTestApp(database, { plugins: [avaliacaoPpa] })
})

afterAll(async () => {
  await app?.close()
  await database?.close()
})

const ask = (path: string, more = '') => app.inject(`${path}?${ANO}${more}`)
const rowsOf = async (path: string, more?: string): Promise<Row[]> => (await ask(path, more)).json<Row[]>()
const figures = (rows: readonly Row[]): number[] => VALORES_DO_PPA.map((name) => sumCents(rows, name))

interface Programa extends Row {
  codigoPrograma: string
}
interface Projeto {
  codigo: string
  descricao: string
  somaPlanejado: number
  somaAtualizado: number
  somaExecutado: number
  unidades: { codigoUnidade: string; funcoes: { codigoFuncao: string; programas: Programa[] }[] }[]
}

describe('the tree', () => {
  it('has four levels, each row the sum of those right below it, and the roots the total', async () => {
    const rows = await rowsOf(tree.api.list)
    expect(new Set(rows.map(({ nivel }) => nivel))).toEqual(new Set([1, 2, 3, 4]))
    for (const parent of rows.filter(({ aceitaMovimentacao }) => aceitaMovimentacao === 'N')) {
      const children = rows.filter(
        ({ caminho, nivel }) => nivel === Number(parent.nivel) + 1 && String(caminho).startsWith(`${parent.caminho}.`),
      )
      expect([parent.caminho, figures(children)]).toEqual([parent.caminho, figures([parent])])
    }
    const totals = (await ask(leaves.api.totals ?? '')).json<Row>()
    expect(VALORES_DO_PPA.map((name) => cents(totals[name]))).toEqual(figures(rows.filter(({ nivel }) => nivel === 1)))
  })

  it('shows the target only of programmes, and separates what the budget does not inform', async () => {
    const rows = await rowsOf(tree.api.list)
    expect(rows.filter((row) => Number(row.nivel) < 4 && 'metaFisicaPrevista' in row)).toEqual([])
    expect(rows.some((row) => row.nivel === 4 && Number(row.metaFisicaPrevista) > 0 && row.produto !== undefined)).toBe(
      true,
    )
    expect(rows.find(({ caminho }) => caminho === 'NI')).toMatchObject({
      descricao: 'Não informado',
      valorPlanejado: 1000.01,
    })
  })

  it('keeps whole projects that match the words, ignoring accents', async () => {
    const some = (await rowsOf(tree.api.list)).find(({ descricao }) => /[ÇÃÉ]/.test(String(descricao)))
    const asked = normalize(String(some?.descricao)).slice(0, 12)
    const rows = await rowsOf(tree.api.list, `&descricaoProjeto=${encodeURIComponent(asked)}`)
    expect(rows.map(({ caminho }) => caminho)).toContain(some?.caminho)
    expect(rows.filter(({ descricaoProjeto }) => !normalize(String(descricaoProjeto)).includes(asked))).toEqual([])
    const totals = (await ask(leaves.api.totals ?? '', `&descricaoProjeto=${encodeURIComponent(asked)}`)).json<Row>()
    expect(cents(totals['valorPlanejado'])).toBe(
      sumCents(
        rows.filter(({ nivel }) => nivel === 4),
        'valorPlanejado',
      ),
    )
  })

  it('refuses a search text that is too long', async () => {
    expect((await ask(AVALIACAO_PATH, `&descricaoProjeto=${'a'.repeat(201)}`)).statusCode).toBe(400)
  })
})

describe('the tree as clients read it', () => {
  it('nests projects, units, functions and programmes, with the sums of each project', async () => {
    const flat = await rowsOf(tree.api.list)
    const projetos = (await ask(AVALIACAO_PATH)).json<Projeto[]>()
    expect(projetos.map(({ codigo }) => codigo)).toEqual(
      flat.filter(({ nivel }) => nivel === 1).map(({ codigo }) => codigo),
    )
    const programas = projetos.flatMap((projeto) =>
      projeto.unidades.flatMap(({ funcoes }) => funcoes.flatMap((funcao) => funcao.programas)),
    )
    expect(figures(programas)).toEqual(figures(await rowsOf(leaves.api.list)))
    for (const { somaPlanejado, somaAtualizado, somaExecutado, unidades } of projetos) {
      const own = unidades.flatMap(({ funcoes }) => funcoes.flatMap((funcao) => funcao.programas))
      expect([somaPlanejado, somaAtualizado, somaExecutado].map(cents)).toEqual(figures(own))
    }
    expect(programas[0]).toMatchObject({ entidade: 1, exercicio: 2025 })
  })
})
