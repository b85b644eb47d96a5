// Tests every list of an area in the whole demo city: for each entity and year, pages, totals and exports agree, and no
// CPF is shown.
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { scopeOf, type Contexto, type List, type Page, type Row } from '@portal/kit/list'
import { openTestApp } from '../../testing/test-app.ts'
import { openTestDatabase, type TestDatabase } from '../../testing/test-database.ts'
import { cents, cpfsIn, declaredRows, sumCents } from '../../testing/walk.ts'
import { listsOf } from './lists-of.ts'

/**
 * A list with a `.sql` of its own must have more rows than this over the whole city, or the test proves little: in four
 * years for a list of a year, at one moment for the others.
 */
const FEW_ROWS = { year: 50, entity: 10, portal: 10 }

interface Place extends Contexto {
  /** The parameters of the city there, which decide what is shown. */
  parametros: string
}

const PLACES = `
  select c.entidade, c.exercicio, coalesce(string_agg(p.parametro || '=' || p.valor, ' ' order by p.parametro), '') as
    parametros
  from sistema.carga c
  left join parametro p using (entidade, exercicio)
  where c.area = 'despesa'
  group by 1, 2
  order by 1, 2`

/**
 * Returns the places where the list differs: rows of an entity, or of the portal, are the same in all years with the
 * same parameters.
 */
function distinct(list: List, places: readonly Place[]): readonly Place[] {
  const scope = scopeOf(list)
  const told = ({ entidade, exercicio, parametros }: Place): string =>
    [parametros, scope === 'portal' ? '' : entidade, scope === 'year' ? exercicio : ''].join('/')
  return [...new Map(places.map((place) => [told(place), place])).values()]
}

export function describeDemoCity(area: string): void {
  let database: TestDatabase
  let app: FastifyInstance
  let places: Place[]

  beforeAll(async () => {
    database = await openTestDatabase('demo')
    app = await openTestApp(database)
    places = (await database.pool.query<Place>(PLACES)).rows
  })

  afterAll(async () => {
    await app?.close()
    await database?.close()
  })

  async function read(path: string): Promise<string> {
    const { statusCode, body } = await app.inject(path)
    expect(statusCode).toBe(200)
    expect(cpfsIn(body)).toEqual([])
    return body
  }

  describe.each(listsOf(area).map((list) => [list.path, list] as const))('%s', (_, list: List) => {
    it('is the same in pages, totals and exports', async () => {
      let met = 0
      for (const { entidade, exercicio } of distinct(list, places)) {
        const context = `entidade=${entidade}&exercicio=${exercicio}`
        const page = JSON.parse(await read(`${list.api.list}?${context}&size=2000`)) as Page
        const exported = JSON.parse(await read(`${list.api.report}?${context}&exportType=json`)) as {
          linhas: Row[]
          totais: Row
        }
        const csv = await read(`${list.api.report}?${context}&exportType=csv`)
        expect(declaredRows(list, exported.linhas)).toEqual(declaredRows(list, page.content))
        expect(csv).toContain(`Fim do relatório: ${page.totalElements} registro`)
        const totals = list.api.totals
          ? (JSON.parse(await read(`${list.api.totals}?${context}`)) as Row)
          : exported.totais
        for (const name of list.totals.filter((each) => totals[each] !== undefined)) {
          expect(cents(totals[name])).toBe(sumCents(page.content, name))
          expect(exported.totais[name]).toBe(totals[name])
        }
        met += page.totalElements
      }
      expect(met).toBeGreaterThan(list.sql === undefined ? FEW_ROWS[scopeOf(list)] : 0)
    })
  })
}
