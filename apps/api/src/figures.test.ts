// Reads the declared figures: whoever carries one shows the same value, and the list that proves it has it as headline.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { calls, figures, register } from '@portal/catalog/areas'
import { despesaPorNivel } from '@portal/catalog/despesa/despesa-por-nivel'
import { NIVEIS_DESPESA } from '@portal/catalog/despesa/niveis-despesa'
import { repasses, TIPOS_DE_REPASSE } from '@portal/catalog/receita/repasses'
import { readBase, type Base } from '@portal/kit/base'
import { EVERY_BASE } from '@portal/kit/every-base'
import { basisInWords, figureUnder, type Figure } from '@portal/kit/figure'
import type { Contexto, List } from '@portal/kit/list'
import { City } from './testing/agreement-city.ts'
import { carriedIn, type Carried } from './testing/carriers.ts'
import { openTestDatabase, type TestDatabase } from './testing/test-database.ts'
import { openTestPortal, type TestPortal } from './testing/test-portal.ts'
import { cents } from './testing/walk.ts'

let database: TestDatabase
let portal: TestPortal
let city: City
let carried: [Contexto, Carried[]][]

beforeAll(async () => {
  database = await openTestDatabase('demo')
  const { rows } = await database.pool.query<Contexto>(
    `select entidade, exercicio from sistema.carga where area = 'despesa' order by 1, 2`,
  )
  portal = await openTestPortal({ database, config: { readsPerMinute: Number.MAX_SAFE_INTEGER } })
  city = new City((path) => portal.get(path), rows)
  carried = []
  for (const contexto of rows) carried.push([contexto, await carriedIn(city, contexto)])
}, 300_000)
afterAll(async () => {
  await portal?.close()
  await database?.close()
})

const ASKED = { exercicio: 2025, period: {}, until: '2025-11-18' }

test('each has an id, a name with its basis and a sentence of its own', () => {
  const unique = (of: (figure: Figure) => string): void => {
    const said = figures.map(of)
    expect(said.filter((each, at) => said.indexOf(each) !== at)).toEqual([])
  }
  unique(({ id }) => id)
  unique(({ definition }) => definition)
  unique((figure) => `${figure.name}, ${basisInWords(figure, ASKED)}`)
  for (const { definition } of figures) expect(definition).toMatch(/^[A-ZÀ-Ú].*[^.]\.$/)
})

test('is the same wherever an answer carries it, for every entity and year', () => {
  const met = new Map<string, number>()
  for (const [contexto, all] of carried) {
    for (const { id } of figures) {
      const places = all.filter(({ figure }) => figure.id === id)
      const [first] = places
      expect({ ...contexto, id, places: Object.fromEntries(places.map(({ place, value }) => [place, value])) }).toEqual(
        {
          ...contexto,
          id,
          places: Object.fromEntries(places.map(({ place }) => [place, first?.value])),
        },
      )
      if (first && first.value !== 0) met.set(id, Math.max(met.get(id) ?? 0, places.length))
    }
  }
  expect(Object.fromEntries(met)).toEqual(Object.fromEntries(figures.map(({ id }) => [id, expect.any(Number)])))
  expect([...met.values()].filter((places) => places > 1).length).toBeGreaterThan(12)
})

test('has beside it, wherever an answer carries it, what is shown in its place under every basis', () => {
  for (const call of ['/api/historia/ano', '/api/dashboard/receita', '/api/dashboard/despesa']) {
    const fields = calls.find(({ path }) => path === call)?.fields ?? {}
    const own = Object.values(fields).flatMap(({ figure }) => figure ?? [])
    expect(own.length).toBeGreaterThan(4)
    for (const figure of own)
      for (const asked of EVERY_BASE) {
        const { id } = figureUnder(figure, readBase(asked).bases)
        expect([call, asked, own.map((other) => other.id)]).toEqual([call, asked, expect.arrayContaining([id])])
      }
  }
})

test('is another figure, of the same fact, under the basis that changes it', () => {
  for (const figure of figures)
    for (const [base, other] of Object.entries(figure.under ?? {})) {
      expect(figures).toContain(other)
      expect([figure.id, base, basisInWords(figure, ASKED)]).not.toEqual([figure.id, base, basisInWords(other, ASKED)])
      expect(figureUnder(other, [base as Base])).toBe(other)
    }
})

/** The list at an address of the screens, with what the address fixes. */
function listAt(path: string, contexto: Contexto): [List, Record<string, string>] {
  const tipo = TIPOS_DE_REPASSE.find(({ rota }) => path === `/repasses/${rota}`)
  if (tipo) return [repasses, { tipo: tipo.value }]
  const levels = NIVEIS_DESPESA.map((nivel) => despesaPorNivel(nivel, contexto))
  const found = [...levels, ...register].find((list) => list.path === path && list.totals.length > 0)
  if (!found) throw new Error(`Nenhuma lista em ${path}.`)
  return [found, {}]
}

test('is the total of the list that proves it', async () => {
  for (const [contexto, all] of carried) {
    for (const { figure, place, value } of all) {
      const { path, total, query } = figure.proof
      const [list, fixed] = listAt(path, contexto)
      const asked = { ...fixed, ...query?.(contexto.exercicio) } as Record<string, string>
      expect(list.totals).toContain(total)
      const arrived = (await city.totals(list, contexto, asked))[total]
      expect({ ...contexto, place, value: cents(arrived ?? 0) }).toEqual({ ...contexto, place, value })
    }
  }
}, 300_000)
