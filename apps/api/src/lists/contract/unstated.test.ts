// Compares a city whose rows leave every optional value null with the same city with all values filled in: no list
// loses a row because a value is null, and every call still returns a response.
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { lists, records, wholeLists } from '@portal/catalog/areas'
import { scopeOf, type Contexto, type List, type Page, type Row } from '@portal/kit/list'
import { flatten } from '@portal/kit/nested'
import { keysOf } from '@portal/kit/record'
import { declaredCalls } from '../../calls/routes.ts'
import diarias from '../../areas/despesa/diarias.ts'
import { modules } from '../../areas/index.ts'
import { callOf, Reached } from '../../testing/reach.ts'
import { ENTIDADE } from '../../testing/sample.ts'
import { openTestApp } from '../../testing/test-app.ts'
import { openTestDatabase, type TestDatabase } from '../../testing/test-database.ts'
import { cents, declaredRows, statedByFew, sumCents } from '../../testing/walk.ts'

/** Lists that only hold rows with a value that says they are of that kind, so that nulls remove rows. */
const OF_WHAT_IS_STATED = new Set([
  '/empenhos-covid',
  '/suprimentos-fundos',
  '/receitas-covid',
  '/licitacoes-covid',
  '/contratos-covid',
  '/liquidacoes-covid/pagas',
  '/fornecedores',
  '/compras-diretas-fornecedor',
  '/compras-direta-itens',
  '/itens-licitados',
  '/privacidade',
])
/** Lists whose rows are computed from days and amounts, so that the two cities have different rows. */
const WORKED_OUT = new Set([
  '/movimento-empenhos',
  '/restos-a-pagar',
  '/liquidacoes/pagar',
  '/aptos-pagamentos',
  '/agenda-previsao-pagamento',
  '/cedidos',
])

interface Opened {
  database: TestDatabase
  app: FastifyInstance
}

let stated: Opened
let unstated: Opened
let places: Contexto[]

/** Without this module, which the test app registers already. */
const plugins = modules.filter((module) => module !== diarias)

async function open(content: 'exemplo' | 'esparsa'): Promise<Opened> {
  const database = await openTestDatabase(content)
  return { database, app: await openTestApp(database, { plugins }) }
}

beforeAll(async () => {
  ;[stated, unstated] = [await open('exemplo'), await open('esparsa')]
  const years = 'select entidade, exercicio from exercicio where entidade = $1 order by 1, 2'
  places = (await unstated.database.pool.query<Contexto>(years, [ENTIDADE])).rows
})

afterAll(async () => {
  for (const one of [stated, unstated]) {
    await one?.app.close()
    await one?.database.close()
  }
})

const inContext = (path: string, { entidade, exercicio }: Contexto): string =>
  `${path}${path.includes('?') ? '&' : '?'}entidade=${entidade}&exercicio=${exercicio}`

async function read(app: FastifyInstance, path: string): Promise<string> {
  const { statusCode, body } = await app.inject(path)
  expect([path, statusCode, statusCode === 200 ? '' : body]).toEqual([path, 200, ''])
  return body
}

const told = async <T>(path: string, place: Contexto): Promise<T> =>
  JSON.parse(await read(unstated.app, inContext(path, place))) as T

/** Returns the places where the list differs. */
function placesOf(list: List): Contexto[] {
  const told: Record<ReturnType<typeof scopeOf>, (place: Contexto) => string> = {
    year: ({ entidade, exercicio }) => `${entidade}/${exercicio}`,
    entity: ({ entidade }) => String(entidade),
    portal: () => '',
  }
  return [...new Map(places.map((place) => [told[scopeOf(list)](place), place])).values()]
}

describe.each(lists.map((list) => [list.path, list] as const))('%s', (path, list) => {
  it('keeps every row, and agrees with its totals and exports', async () => {
    let [all, kept] = [0, 0]
    for (const place of placesOf(list)) {
      all += (JSON.parse(await read(stated.app, inContext(`${list.api.list}?size=1`, place))) as Page).totalElements
      const page = await told<Page>(`${list.api.list}?size=2000`, place)
      kept += page.totalElements
      if (page.empty) continue
      const exported = await told<{ linhas: Row[]; totais: Row }>(`${list.api.report}?exportType=json`, place)
      expect(declaredRows(list, exported.linhas)).toEqual(declaredRows(list, page.content))
      const csv = await read(unstated.app, inContext(`${list.api.report}?exportType=csv`, place))
      expect(csv).toContain(`Fim do relatório: ${page.totalElements} registro`)
      const totals = list.api.totals ? await told<Row>(list.api.totals, place) : exported.totais
      for (const name of list.totals.filter((each) => totals[each] !== undefined)) {
        expect([name, cents(totals[name])]).toEqual([name, sumCents(page.content, name)])
      }
      if (kept > page.totalElements) continue
      for (const property of list.sort.by) await told(`${list.api.list}?size=5&sort=${property},desc`, place)
    }
    if (OF_WHAT_IS_STATED.has(path)) expect(kept).toBeLessThan(all)
    else if (!WORKED_OUT.has(path)) expect(kept).toBe(all)
  })
})

it('a sum of some rows says of how many, in the totals and in the file', async () => {
  const met = new Set<string>()
  for (const list of lists.filter(({ api, totals }) => api.totals !== undefined && totals.length > 0)) {
    for (const place of placesOf(list)) {
      const asked = async <T>(path: string): Promise<T> =>
        JSON.parse(await read(stated.app, inContext(path, place))) as T
      const { content } = await asked<Page>(`${list.api.list}?size=2000`)
      const few = statedByFew(list, content)
      if (list.sums !== undefined || Object.keys(few).length === 0) continue
      met.add(list.path)
      expect([list.path, (await asked<Row>(list.api.totals ?? '')).comValor]).toEqual([list.path, few])
      const csv = await read(stated.app, inContext(`${list.api.report}?exportType=csv`, place))
      for (const [name, count] of Object.entries(few))
        expect(csv).toContain(`${list.fields[name]?.label}: soma de ${count} de ${content.length} com valor.`)
    }
  }
  expect(met.size).toBeGreaterThan(3)
})

it('every tree, dashboard and list of options returns a response', async () => {
  const whole = wholeLists.flatMap(({ api }) => [api.list, api.totals ?? [], `${api.report}?exportType=csv`].flat())
  const free = declaredCalls.filter(({ keys }) => Object.keys(keys.required).length === 0).map(({ path }) => path)
  const closable = new Set(
    wholeLists.flatMap(({ api, whole: { files } = {} }) => (files ? `${api.report}?exportType=csv` : [])),
  )
  for (const path of [...whole, ...free]) {
    for (const place of places) {
      const { statusCode, body } = await unstated.app.inject(inContext(path, place))
      const asksForMore = statusCode === 400 && /deve ser|obrigatório/.test(body)
      const isClosed = statusCode === 404 && closable.has(path) && /não publica este dado/.test(body)
      expect([path, statusCode === 200 || asksForMore || isClosed ? '' : body]).toEqual([path, ''])
    }
  }
})

it('every record returns its parts, and has a title without null values', async () => {
  const reached = new Reached(unstated.app)
  await reached.walk()
  const met: string[] = []
  for (const record of records) {
    for (const key of reached.keysOf(record)) {
      // The filled-in city does not have all the records that rows refer to.
      if ((await stated.app.inject(callOf(record, key))).statusCode === 404) continue
      const row = flatten(JSON.parse(await read(unstated.app, callOf(record, key))) as Row)
      met.push(record.id)
      const names = [record.title?.(row), record.summary?.(row)].filter((name) => name !== undefined)
      for (const name of names) expect(name).not.toMatch(/undefined|null|NaN/)
      for (const part of Object.values(record.parts)) {
        if (part.kind === 'list') continue
        const asked = await reached.keyOfPart(record, key, part)
        const isWhole = Object.keys(keysOf(record, part).required).every((name) => asked[name] !== undefined)
        if (isWhole) await read(unstated.app, callOf(record, asked, part))
      }
    }
  }
  expect(new Set(met).size).toBeGreaterThan(15)
})

it('names a bid and a contract by a text number, and an act by its year', async () => {
  await unstated.database.pool.query(`
    update licitacao set numero_texto = 'PE-012/2023';
    update contrato set numero_texto = '012-A'`)
  // A new app, whose cache is empty.
  const app = await openTestApp(unstated.database, { plugins })
  const valuesOf = async (path: string, name: string): Promise<unknown[]> => {
    const pages = await Promise.all(places.map((place) => read(app, inContext(`${path}?size=2000`, place))))
    return [...new Set(pages.flatMap((page) => (JSON.parse(page) as Page).content).map((row) => row[name]))]
  }
  expect(await valuesOf('/api/licitacoes', 'displayLicitacao')).toEqual(['PE-012/2023'])
  expect(await valuesOf('/api/contratos', 'displayContrato')).toEqual(['012-A'])
  const laws = await valuesOf('/api/leisatos', 'descricao')
  expect(laws.length).toBeGreaterThan(0)
  for (const law of laws) expect(law).toMatch(/ de \d{4}$/)
  await app.close()
})
