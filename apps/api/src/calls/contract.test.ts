// Tests every record and call of the catalog on a real PostgreSQL: each must return what it declares.
import { readdirSync, readFileSync } from 'node:fs'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { calls, lists, records } from '@portal/catalog/areas'
import type { Fields, Kind } from '@portal/kit/fields'
import { choicesAbove } from '@portal/kit/filters'
import type { Page, Row } from '@portal/kit/list'
import { flatten } from '@portal/kit/nested'
import { keysOf, type DeclaredRecord, type Part } from '@portal/kit/record'
import { keyNames, linkNames, type Keys } from '@portal/kit/record-link'
import { finders } from '../areas/finders.ts'
import { filled } from '../lists/rows.ts'
import { Parameters } from '../lists/binds.ts'
import { callOf, Reached, type CalledPart, type Key } from '../testing/reach.ts'
import { ENTIDADE, EXERCICIO, OUTRA_ENTIDADE } from '../testing/sample.ts'
import { openTestApp } from '../testing/test-app.ts'
import { openTestDatabase, type TestDatabase } from '../testing/test-database.ts'
import { address, cpfsIn } from '../testing/walk.ts'
import { callSource } from './call-source.ts'
import { declaredCalls, filledBy } from './routes.ts'
import type { CallToAnswer } from './register-call.ts'

let database: TestDatabase
let app: FastifyInstance
let reached: Reached

beforeAll(async () => {
  database = await openTestDatabase()
  app = await openTestApp(database)
  reached = new Reached(app)
  await reached.walk()
})

afterAll(async () => {
  await app?.close()
  await database?.close()
})

const TYPES: Record<Kind, readonly string[]> = {
  text: ['text'],
  documento: ['text'],
  flag: ['text'],
  money: ['numeric'],
  price: ['numeric'],
  decimal: ['numeric'],
  integer: ['int4', 'int8'],
  date: ['date'],
  datetime: ['timestamptz'],
}

/** A `.sql` that selects every column of a relation may have more columns than its calls declare. */
const SHARED = /(?:select\s+|\w\.)\*/

const fileOf = ({ sql: { area, name } }: CallToAnswer): string => `${area}/${name}.sql`
const files = [...new Map(declaredCalls.map((call) => [fileOf(call), call]))]

describe.each(files)('%s', (file, call) => {
  const sharing = declaredCalls.filter((other) => fileOf(other) === file)

  it('is read once, however often the call is opened', () => {
    expect(callSource(call.sql, filledBy(call))).toBe(callSource(call.sql, filledBy(call)))
  })

  it('has the declared columns with the right types, and those of the keys', async () => {
    const sql = filled(callSource(call.sql, filledBy(call)), {})(new Parameters()).replaceAll(/\$\d+/g, 'null')
    const { fields } = await database.pool.query(`select * from (${sql}) r limit 0`)
    const { rows } = await database.pool.query<{ oid: number; typname: string }>(
      'select oid::int, typname from pg_type',
    )
    const types = new Map(rows.map(({ oid, typname }) => [oid, typname]))
    const columns = new Map(fields.map(({ name, dataTypeID }) => [name, types.get(dataTypeID) ?? '']))
    const declared: Fields = Object.assign({}, ...sharing.map((other) => other.fields))
    for (const [name, { kind }] of Object.entries(declared)) expect(TYPES[kind], name).toContain(columns.get(name))
    const isOfList = lists.some(
      (list) => list.area === call.sql.area && (list.sql ?? list.path.slice(1).replaceAll('/', '-')) === call.sql.name,
    )
    if (!isOfList && !SHARED.test(sql)) expect([...columns.keys()].sort()).toEqual(Object.keys(declared).sort())
    const { binds } = callSource(call.sql, filledBy(call))
    for (const { keys, find, record, columnOf = {} } of sharing) {
      if (find || (record && finders.has(record))) continue
      for (const name of keyNames(keys))
        expect(binds.includes(name) || columns.has(columnOf[name] ?? name), name).toBe(true)
    }
  })
})

const wrong = ({ required }: Keys): Record<string, string> =>
  Object.fromEntries(
    Object.entries(required).map(([name, { kind }]) => [name, kind === 'integer' ? 'x' : 'y'.repeat(300)]),
  )

describe.each(declaredCalls.map((call) => [call.path, call] as const))('%s', (path, { keys }) => {
  it('refuses a missing or malformed key, and names each part of it', async () => {
    const names = Object.keys(keys.required)
    if (names.length === 0) return expect((await app.inject(address(path))).statusCode).toBe(200)
    for (const query of [{}, wrong(keys)]) {
      const response = await app.inject(address(path, query))
      expect(response.statusCode).toBe(400)
      expect(response.json<{ violations: { field: string }[] }>().violations.map(({ field }) => field)).toEqual(names)
    }
  })

  it('names unknown parameters in a response header', async () => {
    const { headers } = await app.inject(
      address(path, { ...Object.fromEntries(Object.keys(keys.required).map((name) => [name, '1'])), fantasma: 1 }),
    )
    expect(headers['x-parametros-ignorados']).toBe('fantasma')
  })
})

/** Returns a key found through the links of the catalog, or else one read from the record's own rows. */
async function aKeyOf(record: DeclaredRecord): Promise<Key> {
  const [found] = reached.keysOf(record)
  if (found) return found
  const names = Object.keys(record.link.required)
  const own = declaredCalls.find(({ path }) => path === record.api)
  if (!own) throw new Error(`nothing leads to ${record.link.path}`)
  const binds = new Parameters()
  const sql = filled(callSource(own.sql, filledBy(own)), { entidade: ENTIDADE, exercicio: EXERCICIO })(binds)
  const { rows } = await database.pool.query<Row>(
    `select ${names.map((name) => `"${name}"`).join()} from (${sql}) r limit 1`,
    binds.values,
  )
  return Object.fromEntries(Object.entries(rows[0] ?? {}).map(([name, value]) => [name, String(value)]))
}

const calledParts = ({ parts }: DeclaredRecord) =>
  Object.entries(parts).flatMap(([name, part]) => (part.kind === 'list' ? [] : [[name, part] as const]))

const callOfPart = async (record: DeclaredRecord, key: Key, part: CalledPart): Promise<string> =>
  callOf(record, await reached.keyOfPart(record, key, part), part)

const rowsIn = (answer: Page | Row[] | Row): readonly Row[] =>
  Array.isArray(answer) ? answer : 'content' in answer ? (answer as unknown as Page).content : [answer as Row]

describe.each(records.map((record) => [record.link.path, record] as const))('the record %s', (_, record) => {
  it('returns only declared fields and no whole CPF, and 304 for its ETag', async () => {
    const key = await aKeyOf(record)
    const asked = calledParts(record).map(
      async ([, part]) => [await callOfPart(record, key, part), part.fields] as const,
    )
    for (const [path, fields] of [[callOf(record, key), record.fields] as const, ...(await Promise.all(asked))]) {
      const missing = Object.keys(keysOf(record).required).some((name) => key[name] === undefined)
      expect(missing, path).toBe(false)
      const response = await app.inject(path)
      expect(response.statusCode, path).toBe(200)
      for (const row of rowsIn(response.json()))
        expect(
          Object.keys(flatten(row)).filter((name) => !(name in fields)),
          path,
        ).toEqual([])
      expect(cpfsIn(response.body), path).toEqual([])
      const again = await app.inject({ url: path, headers: { 'if-none-match': String(response.headers.etag) } })
      expect(again.statusCode, path).toBe(304)
    }
  })

  it('returns 404 for an unknown key', async () => {
    const { required } = record.link
    const none = Object.fromEntries(
      Object.entries(required).map(([name, kind]) => [name, kind === 'integer' ? '987654321' : 'nada']),
    )
    expect((await app.inject(callOf(record, none))).statusCode).toBe(404)
  })

  it('refers only to fields, columns, keys, filters and parts that exist', () => {
    const fields = new Set(Object.keys({ ...record.fields, ...record.said }))
    const { required, optional = {} } = keysOf(record)
    const named = [...linkNames(record.link), ...Object.keys(record.clients ?? {})]
    expect(Object.keys({ ...required, ...optional })).toEqual(named)
    for (const [name, kind] of Object.entries({ ...record.link.required, ...record.link.optional })) {
      expect((required[name] ?? optional[name])?.kind, name).toBe(kind)
    }
    const unknown = (names: readonly string[], known: ReadonlySet<string>): string[] =>
      names.filter((name) => !known.has(name))
    for (const { fields: shown, sparse = [] } of record.sections) expect(unknown(sparse, new Set(shown))).toEqual([])
    expect(
      unknown([...record.sections.flatMap((section) => section.fields), ...Object.keys(record.links ?? {})], fields),
    ).toEqual([])
    for (const [name, part] of Object.entries(record.parts)) expect(faultsOf(record, part), name).toEqual([])
  })
})

const gatesOf = (record: DeclaredRecord) => calledParts(record).filter(([, { when }]) => when)
const gated = records.filter((record) => record.when || gatesOf(record).length > 0)

it.each(gated.map((record) => [record.link.path, record] as const))(
  'the calls of %s return 404 while their gate is closed',
  async (_, record) => {
    const key = await aKeyOf(record)
    const parts = await Promise.all(gatesOf(record).map(([, part]) => callOfPart(record, key, part)))
    for (const path of [...parts, ...(record.when ? [callOf(record, key)] : [])]) {
      const url = new URL(path, 'http://portal')
      url.searchParams.set('entidade', String(OUTRA_ENTIDADE))
      const response = await app.inject(`${url.pathname}${url.search}`)
      expect([path, response.statusCode, response.json<{ message: string }>().message]).toEqual([
        path,
        404,
        'Esta entidade não publica este dado.',
      ])
    }
  },
)

function faultsOf(record: DeclaredRecord, part: Part): string[] {
  const without = (names: readonly string[], known: object): string[] => names.filter((name) => !(name in known))
  if (part.kind === 'list') {
    return [
      ...without(Object.keys(part.where), part.list.filters),
      ...without(Object.values(part.where), record.fields),
    ]
  }
  const { required, optional } = keysOf(record, part)
  const keys = { ...required, ...optional, exercicio: undefined }
  const opener = typeof part.modal === 'object' ? record.parts[part.modal.part] : undefined
  const opening =
    typeof part.modal !== 'object'
      ? []
      : opener?.kind === 'many'
        ? without([part.modal.column], opener.fields)
        : [part.modal.part]
  const fromRow = without(Object.keys(required), {
    ...record.link.required,
    ...record.link.optional,
    ...(opener?.kind === 'many' ? opener.fields : {}),
  })
  if (part.kind === 'files') return [...without(part.origem?.chave ?? [], keys), ...opening, ...fromRow]
  const { columns, said = {}, totals = [], links = {}, paged } = part
  const sorted = [...(paged?.sort?.by ?? []), ...(paged?.sort?.ties ?? [])]
  const named = [...columns, ...Object.keys(said), ...totals, ...Object.keys(links), ...sorted]
  return [...without(named, part.fields), ...without(part.beside ?? [], record.parts), ...opening, ...fromRow]
}

describe('the options of a filter', () => {
  const asked = lists.flatMap((list) =>
    Object.entries(list.filters).flatMap(([name, filter]) =>
      filter.of === 'choice' && 'from' in filter.options
        ? [[`${list.path} ${name}`, list, name, filter.options] as const]
        : [],
    ),
  )

  it.each(asked)(
    '%s come from a declared call, narrowed by the parent choices',
    async (_, list, name, { from, ids }) => {
      const call = calls.find(({ path }) => path === from)
      expect(call?.fields).toMatchObject({
        id: { kind: ids === 'code' ? 'text' : 'integer' },
        descricao: { kind: 'text' },
      })
      expect(Object.keys(call?.key?.optional ?? {})).toEqual(expect.arrayContaining(choicesAbove(list.filters, name)))
      const options = (await app.inject(address(from))).json<{ id: string | number; descricao: string }[]>()
      expect(options.length).toBeGreaterThan(0)
      for (const option of options) expect(typeof option.id).toBe(ids === 'code' ? 'string' : 'number')
    },
  )
})

it('rows become JSON in one place only', () => {
  const source = new URL('../', import.meta.url)
  const writers = readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .filter((name) => /json_agg|row_to_json|json_build/.test(readFileSync(new URL(name, source), 'utf8')))
  expect(writers).toEqual(['lists/written.ts'])
})
