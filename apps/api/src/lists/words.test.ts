// Tests the words of declarations that the current catalog hardly uses yet, on a real PostgreSQL: scope, coverage,
// required filters, gates by value, nested fields.
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ErrorBody } from '@portal/kit/errors'
import type { List, Page, Row } from '@portal/kit/list'
import { flatten } from '@portal/kit/nested'
import { ENTIDADE, EXERCICIO, OUTRA_ENTIDADE } from '../testing/sample.ts'
import { openTestApp } from '../testing/test-app.ts'
import { openTestDatabase, type TestDatabase } from '../testing/test-database.ts'
import { cents, get, sumCents, walkPages, type Query } from '../testing/walk.ts'
import { avisos, consumo, editais, frota, frotaClients } from './fixtures/lists.ts'
import listRoutes from './routes.ts'
import { listQuerystring, rowSchema } from './schema.ts'
import { readListSource } from './source.ts'

const folder = fileURLToPath(new URL('fixtures/', import.meta.url))

let database: TestDatabase
let app: FastifyInstance

beforeAll(async () => {
  database = await openTestDatabase()
  await database.pool.query(readFileSync(`${folder}vocabulario.sql`, 'utf8'))
  const declared = [frota, consumo, avisos, editais].map((list) => ({
    list,
    source: readListSource(list, folder),
    ...(list === frota && { names: frotaClients }),
  }))
  app = await openTestApp(database, { plugins: [(instance) => listRoutes(instance, { declared })] })
})

afterAll(async () => {
  await app?.close()
  await database?.close()
})

interface Exported {
  entidade: string
  cnpj?: string
  exercicio?: number
  linhas: Row[]
  totais: Row
}

const countOf = async (where: string): Promise<number> =>
  Number(
    (await database.pool.query<{ count: string }>(`select count(*) from vocabulario v where ${where}`)).rows[0]?.count,
  )

const exported = (list: List, query: Query = {}): Promise<Exported> =>
  get<Exported>(app, list.api.report, { ...query, exportType: 'json' })

const fileNameOf = async (url: string): Promise<string> =>
  String((await app.inject(url)).headers['content-disposition'])

/** Returns the rows of a list after checking that pages, totals and files agree. */
async function agreeing(list: List, query: Query = {}): Promise<Row[]> {
  const rows = await walkPages(app, list, query)
  const { linhas, totais } = await exported(list, query)
  const totals = await get<Row>(app, list.api.totals ?? '', query)
  expect(linhas.map((row) => flatten(row))).toEqual(rows)
  expect(totais).toEqual(totals)
  expect(cents(totals.valor)).toBe(sumCents(rows, 'valor'))
  return rows
}

describe('scope', () => {
  it('entity: has the same rows in every year, under the name of the entity and without a year', async () => {
    const rows = await agreeing(frota)
    expect(rows).toHaveLength(await countOf(`entidade = ${ENTIDADE}`))
    const other = await app.inject(`${frota.api.list}?entidade=${ENTIDADE}&exercicio=2025&size=2000`)
    expect(other.json<Page>().totalElements).toBe(rows.length)
    const file = await exported(frota)
    expect([file.cnpj?.length, file.exercicio]).toEqual([14, undefined])
    expect(await fileNameOf(`${frota.api.report}?entidade=${ENTIDADE}&exercicio=2025&exportType=csv`)).toContain(
      '"frota-1.csv"',
    )
  })

  it('portal: has every row in any context, without an entity', async () => {
    const rows = await agreeing(avisos)
    expect(rows).toHaveLength(await countOf('true'))
    const other = await app.inject(`${avisos.api.list}?entidade=${OUTRA_ENTIDADE}&exercicio=${EXERCICIO}&size=2000`)
    expect(other.json<Page>().totalElements).toBe(rows.length)
    const file = await exported(avisos)
    expect([file.entidade, file.cnpj, file.exercicio]).toEqual(['Todas as entidades', undefined, undefined])
    expect(await fileNameOf(`${avisos.api.report}?exportType=csv`)).toContain('"avisos.csv"')
  })

  it('has a letterhead without an entity in every format', async () => {
    for (const type of ['html', 'pdf', 'txt', 'csv', 'xls', 'ods']) {
      const { statusCode, rawPayload } = await app.inject(`${avisos.api.report}?exportType=${type}`)
      expect([type, statusCode]).toEqual([type, 200])
      expect(rawPayload.toString('latin1')).not.toContain('undefined')
    }
  })

  it('gets a new ETag after a load of any of its years, and a list of another year does not', async () => {
    const etags = async (): Promise<unknown[]> =>
      Promise.all(
        [frota, avisos, consumo].map(async ({ api }) => {
          const filled = 'dataInicial=2026-01-01&dataFinal=2026-12-31&centroCustoDestino=1'
          return (await app.inject(`${api.list}?entidade=${ENTIDADE}&exercicio=${EXERCICIO}&${filled}`)).headers.etag
        }),
      )
    const [entity, portal, year] = await etags()
    await database.pool.query(
      `insert into sistema.carga (area, entidade, exercicio) values ('patrimonio', $1, 2025)
      on conflict (area, entidade, exercicio) do update set versao = excluded.versao`,
      [ENTIDADE],
    )
    await expect.poll(async () => (await etags())[0], { timeout: 10_000 }).not.toBe(entity)
    const after = await etags()
    expect(after[1]).not.toBe(portal)
    expect(after[2]).toBe(year)
  })

  it('refuses a .sql that does not use the binds of its scope', () => {
    expect(() => readListSource({ ...frota, scope: 'portal' }, folder)).toThrow(/:entidade/)
    expect(() => readListSource({ ...frota, scope: 'year' }, folder)).toThrow(/:exercicio/)
    expect(() => readListSource({ ...consumo, scope: 'entity' }, folder)).toThrow(/:exercicio/)
  })
})

describe('coverage beyond the context', () => {
  const ask = async (query: string): Promise<Page> =>
    (await app.inject(`${editais.api.list}?size=2000&${query}`)).json<Page>()
  const published = 'exists (select from entidade e where e.entidade = v.entidade and e.habilitado_portal)'

  it('is one entity and one year where both are named', async () => {
    expect(await agreeing(editais)).toHaveLength(45)
  })

  it('is all entities and years where none is named, with each row once', async () => {
    const { content, totalElements } = await ask('')
    expect(totalElements).toBe(await countOf(published))
    expect(new Set(content.map(({ entidade, exercicio, numero }) => `${entidade}/${exercicio}/${numero}`)).size).toBe(
      totalElements,
    )
    expect(new Set(content.map(({ entidade }) => entidade)).size).toBeGreaterThan(1)
  })

  it('is all entities, or all years, where the other is named', async () => {
    expect((await ask(`entidade=${ENTIDADE}`)).totalElements).toBe(await countOf(`entidade = ${ENTIDADE}`))
    expect((await ask(`exercicio=${EXERCICIO}`)).totalElements).toBe(
      await countOf(`exercicio = ${EXERCICIO} and ${published}`),
    )
  })

  it('keeps the order requested page by page, from both ends', async () => {
    const whole = (await ask('sort=data,asc')).content.map(
      ({ exercicio, numero, entidade }) => `${entidade}/${exercicio}/${numero}`,
    )
    const paged: string[] = []
    for (let page = 0; paged.length < whole.length; page++) {
      const { content } = (await app.inject(`${editais.api.list}?sort=data,asc&size=50&page=${page}`)).json<Page>()
      paged.push(...content.map(({ exercicio, numero, entidade }) => `${entidade}/${exercicio}/${numero}`))
    }
    expect(paged).toEqual(whole)
  })

  it('applies a month to each year', async () => {
    const { content } = await ask('mesInicial=12')
    expect(new Set(content.map(({ data }) => String(data).slice(4, 7)))).toEqual(new Set(['-12']))
    expect(new Set(content.map(({ exercicio }) => exercicio)).size).toBeGreaterThan(1)
  })

  it('includes files and totals, and the header omits an unnamed entity and year', async () => {
    const { content } = await ask('')
    const file = (await app.inject(`${editais.api.report}?exportType=json`)).json<Exported>()
    const totals = (await app.inject(editais.api.totals ?? '')).json<Row>()
    expect(file.linhas).toHaveLength(content.length)
    expect(cents(totals.valor)).toBe(sumCents(content, 'valor'))
    expect([file.entidade, file.exercicio]).toEqual(['Todas as entidades', undefined])
    expect(await fileNameOf(`${editais.api.report}?exportType=csv&entidade=${ENTIDADE}`)).toContain('"editais-1.csv"')
  })
})

describe('a required filter', () => {
  const filled = { dataInicial: `${EXERCICIO}-01-01`, dataFinal: `${EXERCICIO}-12-31`, centroCustoDestino: 1 }
  const OBRIGATORIOS = [
    { field: 'dataInicial', message: 'Data Inicial é obrigatório.' },
    { field: 'dataFinal', message: 'Data Final é obrigatório.' },
    { field: 'centroCustoDestino', message: 'Centro de Custo de Consumo é obrigatório.' },
  ]

  it.each(['list', 'totals', 'report'] as const)('is refused by name in %s when missing', async (call) => {
    const response = await app.inject(
      `${consumo.api[call]}?entidade=1&exercicio=2026&exportType=csv&centroCustoDestino=`,
    )
    expect(response.statusCode).toBe(400)
    expect(response.json<ErrorBody>().violations).toEqual(OBRIGATORIOS)
  })

  it('has its fault reported once', async () => {
    const { violations } = (
      await app.inject(`${consumo.api.list}?dataInicial=x&dataFinal=2026-12-31&centroCustoDestino=1`)
    ).json<ErrorBody>()
    expect(violations).toEqual([{ field: 'dataInicial', message: expect.stringContaining('Data inválida') }])
  })

  it('filters the rows', async () => {
    const rows = await agreeing(consumo, filled)
    expect(rows.length).toBeGreaterThan(0)
    expect(rows.every(({ centro }) => centro === 1)).toBe(true)
  })

  it('is required in OpenAPI too', () => {
    expect(listQuerystring(consumo, 'list')).toMatchObject({
      required: ['dataInicial', 'dataFinal', 'centroCustoDestino'],
    })
    expect(listQuerystring(consumo, 'report')).toMatchObject({
      required: ['dataInicial', 'dataFinal', 'centroCustoDestino', 'exportType'],
    })
  })
})

describe('a nested field', () => {
  it('is returned inside its parent object, which is there even if empty', async () => {
    const { content } = await get<{ content: object[] }>(app, frota.api.list, { size: 2000 })
    expect(content).toContainEqual(
      expect.objectContaining({ bem: { numeroFrota: 1, dataAquisicao: '2026-02-02', incorporacao: { id: 2 } } }),
    )
    expect(content).toContainEqual(expect.objectContaining({ bem: { incorporacao: {} } }))
    expect(content.flatMap(Object.keys)).not.toContain('bem.numeroFrota')
  })

  it('can be sorted and searched by its full name', async () => {
    const numbers = (await walkPages(app, frota, { sort: 'bem.numeroFrota,DESC' })).map((row) => row['bem.numeroFrota'])
    const known = numbers.flatMap((number) => (number === undefined ? [] : [Number(number)]))
    expect(known).toEqual(known.toSorted((a, b) => b - a))
    const found = await walkPages(app, frota, {
      search: 'bem.numeroFrota==3;bem.incorporacao.id==1;descricao=="*numero*"',
    })
    expect(found).toHaveLength(await countOf(`entidade = ${ENTIDADE} and frota = 3 and incorporacao = 1`))
    expect(found.length).toBeGreaterThan(0)
  })

  it('can be filtered by, and is in OpenAPI', async () => {
    expect(await walkPages(app, frota, { frota: 3 })).toHaveLength(
      await countOf(`entidade = ${ENTIDADE} and frota = 3`),
    )
    expect(rowSchema(frota).properties).toMatchObject({
      bem: {
        type: 'object',
        properties: {
          numeroFrota: { type: 'integer' },
          incorporacao: { type: 'object', properties: { id: { type: 'integer' } } },
        },
      },
    })
  })
})

describe('a field only the record shows', () => {
  it('is in a row requested by its key, and in no page or file', async () => {
    const { linhas } = await exported(frota)
    const csv = (await app.inject(`${frota.api.report}?exportType=csv&entidade=1`)).body
    expect(linhas.some((row) => 'combustivel' in row)).toBe(false)
    expect(csv).not.toContain('Combustível')
    expect(await get<Row>(app, frota.api.list, { veiculo: 26_001 })).toMatchObject({
      veiculo: 26_001,
      combustivel: 'Diesel',
    })
  })

  it('can still be filtered by', async () => {
    expect(await walkPages(app, frota, { combustivel: 'Álcool' })).toHaveLength(
      await countOf(`entidade = ${ENTIDADE} and combustivel = 'Álcool'`),
    )
  })
})

describe('a gate by value', () => {
  const shown = async (valor: string): Promise<unknown[]> => {
    await database.pool.query('update parametro set valor = $1 where parametro = 23', [valor])
    await app.contextos.fresh()
    return expect
      .poll(async () => {
        const page = await get<Page>(app, frota.api.list)
        const totals = await get<Row>(app, frota.api.totals ?? '')
        const csv = (await app.inject(`${frota.api.report}?exportType=csv&entidade=1&exercicio=2026`)).body
        const ignored = (await app.inject(`${frota.api.list}?entidade=1&exercicio=2026&frota=3`)).headers[
          'x-parametros-ignorados'
        ]
        return [page.content[0]?.valor !== undefined, 'valor' in totals, csv.includes('Valor'), ignored === undefined]
      })
      .toEqual(valor === '1' || valor === '2' ? [true, true, true, true] : [false, false, false, false])
      .then(() => [valor])
  }

  it.each(['2', '1', '0', 'S', '2'])('with %s', async (valor) => {
    expect(await shown(valor)).toEqual([valor])
  })
})
