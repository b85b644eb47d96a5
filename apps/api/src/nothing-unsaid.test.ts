// Holds that nothing is stated which no row says: a city for each table of facts, with one row and nothing that a
// source may leave out, is read from page to page, with the answers behind them.
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { render } from '../../web/src/entry-server.tsx'
import { citiesOfOneTable, loadCities, VAZIA, type City } from './testing/cities-of-one-table.ts'
import { openTestDatabase, type TestDatabase } from './testing/test-database.ts'
import { openTestPortal, type TestPortal } from './testing/test-portal.ts'
import { saidBy, unsaidTexts, unsaidValues } from './testing/unsaid.ts'
import { listening, walkCity } from './testing/walk-of-cities.ts'

/** What is still stated without a row, each with a table whose city states it; it only gets shorter. */
const YET = fileURLToPath(new URL('testing/unsaid-yet.txt', import.meta.url))

let database: TestDatabase
let portal: TestPortal
let cities: City[]
const listener = listening(render)

beforeAll(async () => {
  database = await openTestDatabase('vazio')
  cities = await citiesOfOneTable(database.pool)
  portal = await openTestPortal({ database, render: listener.render })
  await loadCities(database.pool, portal.config.storeDir, cities)
})
afterAll(async () => {
  await portal.close()
  await database.close()
})

const pathOf = (path: string): string => (path.split('?')[0] ?? '').replaceAll(/\/\d+/g, '/:id')

test('no page, and no answer behind one, states what no row says', async () => {
  const empty = await walkCity(portal.app, listener.heard, { entidade: VAZIA })
  const common = new Set(empty.map(({ path }) => path.split('?')[0] ?? ''))
  for (const path of ['', '/dashboard', '/entidade', '/mapa-do-site']) common.delete(`/portaltransparencia${path}`)
  /** What was found, and the tables whose cities state it. */
  const found = new Map<string, string[]>()
  const find = (what: string, table: string): void => {
    found.set(what, [...(found.get(what) ?? []), table])
  }
  for (const city of [{ table: 'vazia', entidade: VAZIA, rows: new Map() }, ...cities]) {
    const said = saidBy(city)
    const pages = city.entidade === VAZIA ? empty : await walkCity(portal.app, listener.heard, { ...city, but: common })
    for (const page of pages) {
      if (page.status !== 200) find(`${page.status} ${pathOf(page.path)}`, city.table)
      for (const value of unsaidValues(said, page)) find(`value ${value}`, city.table)
      for (const text of unsaidTexts(said, page)) find(`text ${text}`, city.table)
    }
  }
  const lines = [...found].map(([what, [example]]) => `${what} (${example})\n`)
  await expect(lines.sort().join('')).toMatchFileSnapshot(YET)
}, 600_000)
