// Reads, in the browser, cities that published a single table each, with one row and nothing that a source may leave
// out: no page states what that row does not say. The pages as the server writes them are read for every table by
// `nothing-unsaid.test.ts`; here scripts have run, for ten.
import { readFileSync } from 'node:fs'
import { openPool } from '@portal/db/pool'
import type { Contexto } from '@portal/kit/list'
import type { Page } from '@playwright/test'
import {
  citiesOfOneTable,
  EXERCICIO,
  VAZIA,
  withPackageOf,
  type City,
} from '../../apps/api/src/testing/cities-of-one-table.ts'
import { saidBy, unsaidTexts } from '../../apps/api/src/testing/unsaid.ts'
import { ask } from '../support/api.ts'
import { portal } from '../support/cli.ts'
import { withDatabaseURL, writeDatabase } from '../support/database.ts'
import { whenFilled } from '../support/layout.ts'
import { expect, test } from '../support/test.ts'
import { visit } from '../support/visit.ts'
import { ALONE } from '../support/writes.ts'

/** One table of each kind of page: rows with days, amounts, people, documents, places, queues. */
const TABLES = new Set([
  'empenho',
  'pagamento',
  'lancamento_receita',
  'licitacao',
  'contrato',
  'obra',
  'folha',
  'veiculo',
  'lei_ato',
  'fila_saude',
])

/** Says what the portal's own rules cover: none of a single commitment, which is a sum and no absence. */
const OF_THE_PORTAL = '/privacidade'

/** What is known to be still stated without a row, on the pages as the server writes them. */
const YET = new Set(
  readFileSync(new URL('../../apps/api/src/testing/unsaid-yet.txt', import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('text '))
    .map((line) => line.slice('text '.length).replace(/ \(\w+\)$/, '')),
)

const addressesOn = (page: Page): Promise<string[]> =>
  page
    .locator('main a[href*="entidade="]')
    .evaluateAll((links) =>
      links.map((link) => `${(link as HTMLAnchorElement).pathname}${(link as HTMLAnchorElement).search}`),
    )

let cities: City[]
let ofNobody: Set<string>

const contextoOf = (entidade: number): Contexto => ({ entidade, exercicio: EXERCICIO })
const pathOf = (address: string): string => (address.split('?')[0] ?? '').replace('/portaltransparencia', '')

test.describe('a city of one table', ALONE, () => {
  test.beforeAll(async ({ browser }) => {
    await withDatabaseURL(async (url) => {
      const pool = openPool(url, { max: 1 })
      cities = (await citiesOfOneTable(pool)).filter(({ table }) => TABLES.has(table))
      await pool.end()
    })
    await writeDatabase(
      async (client) => void (await client.query(`delete from sistema.estado where chave = 'demonstracao'`)),
    )
    await withPackageOf(cities, (folder) => portal('import', folder))
    await expect
      .poll(async () => (await ask<{ id: number }[]>('/api/entidades/lista')).some(({ id }) => id === VAZIA))
      .toBe(true)
    const page = await browser.newPage()
    await visit(page, '/mapa-do-site', contextoOf(VAZIA))
    ofNobody = new Set([OF_THE_PORTAL, ...(await addressesOn(page)).map(pathOf)])
    await page.close()
  })

  test('has only pages with something to say, and none states what its row does not', async ({ page }) => {
    expect(cities.map(({ table }) => table).sort()).toEqual([...TABLES].sort())
    const unsaid: string[] = []
    for (const city of cities) {
      const said = saidBy(city)
      const contexto = contextoOf(city.entidade)
      await visit(page, '/mapa-do-site', contexto)
      const own = [...new Set(await addressesOn(page))].filter((address) => !ofNobody.has(pathOf(address)))
      expect(own.length, `pages of ${city.table}`).toBeGreaterThan(0)
      for (const address of ['/', ...own.map((each) => each.replace('/portaltransparencia', ''))]) {
        const response = await visit(page, address, contexto)
        expect([address, response.status()]).toEqual([address, 200])
        await whenFilled(page)
        const html = await page.content()
        for (const text of unsaidTexts(said, { path: address, status: 200, html, answers: new Map() }))
          if (!YET.has(text)) unsaid.push(`${city.table} ${pathOf(address)}: ${text}`)
      }
    }
    expect(unsaid).toEqual([])
  })
})
