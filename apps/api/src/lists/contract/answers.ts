// Tests the responses of every list of an area on a real PostgreSQL: columns, pages, values, totals, filters, lookups
// and gates must be as declared.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { FastifyInstance } from 'fastify'
import { hideCpfs, isCpf } from '@portal/kit/cpf-cnpj'
import { isNumeric, type Kind } from '@portal/kit/fields'
import { isText, searchedColumn, type Filter, type RangeKind, type ValueKind } from '@portal/kit/filters'
import { chosenFilters, scopeOf, type List, type Page, type Row } from '@portal/kit/list'
import { flatten } from '@portal/kit/nested'
import { splitWords, wordsIn } from '@portal/kit/palavras'
import { normalize } from '@portal/kit/texto'
import { closeGates, openGates } from '../../testing/close-gates.ts'
import { ENTIDADE, EXERCICIO, EXERCICIO_VAZIO } from '../../testing/sample.ts'
import { openTestApp } from '../../testing/test-app.ts'
import { openTestDatabase, type TestDatabase } from '../../testing/test-database.ts'
import {
  address,
  cents,
  cpfsIn,
  get,
  hangingRows,
  isAmount,
  keyOf,
  PAGE_SIZE,
  rawRows,
  statedByFew,
  sumCents,
  walkPages,
  type RawRow,
} from '../../testing/walk.ts'
import { loadListSource } from '../source.ts'
import { listsOf } from './lists-of.ts'

/** The PostgreSQL types a field of each kind may have. */
export const TYPES: Record<Kind, readonly string[]> = {
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

const FILTER_TYPES: Record<ValueKind, readonly string[]> = {
  text: ['text'],
  words: ['tsvector'],
  documento: ['text'],
  integer: ['int4', 'int8'],
  numeroAno: ['text'],
  code: ['text'],
  date: ['date'],
  money: ['numeric'],
  month: ['date'],
  choice: ['text', 'int4'],
  flag: ['bool'],
}

/** Returns the PostgreSQL types of the column a filter searches; a range of days may also search timestamps. */
export const typesOf = ({ operator, of }: Filter): readonly string[] =>
  of === 'date' && (operator === 'from' || operator === 'to') ? [...FILTER_TYPES.date, 'timestamptz'] : FILTER_TYPES[of]

type Cell = RawRow[string]

const isSame: Partial<Record<ValueKind, (cell: Cell, value: string) => boolean>> = {
  documento: (cell, value) =>
    cell === value || (value.length < 14 && String(cell).length === 14 && String(cell).startsWith(value)),
  numeroAno: (cell, value) => cell === value || String(cell).split('/')[0] === value,
  code: (cell, value) => String(cell ?? '').toUpperCase() === value.toUpperCase(),
}

/** Converts a cell and the value of a range into two values that compare alike. */
const inOrder: Record<RangeKind, (cell: Cell, value: string) => readonly [string | number, string | number]> = {
  date: (cell, value) => [String(cell).slice(0, 10), value],
  month: (cell, value) => [String(cell).slice(0, 7), `${EXERCICIO}-${value.padStart(2, '0')}`],
  money: (cell, value) => [Number(cell), Number(value)],
  integer: (cell, value) => [Number(cell), Number(value)],
}

/** What each filter should match, implemented a second time in TypeScript. */
function keeps(filter: Filter, cell: Cell, value: string): boolean {
  const text = hideCpfs(String(cell ?? ''))
  switch (filter.operator) {
    case 'contains':
      return normalize(text).includes(normalize(value))
    case 'words': {
      const found = splitWords(text)
      return wordsIn(value).every((forms) => found.some((word) => forms.some((form) => word.startsWith(form))))
    }
    case 'equals':
      return isSame[filter.of]?.(cell, value) ?? String(cell) === value
    case 'asOf':
      return true
    case 'flag':
      return cell === true
    default: {
      const [one, other] = inOrder[filter.of](cell, value)
      return cell !== null && (filter.operator === 'from' ? one >= other : one <= other)
    }
  }
}

type Told = Record<string, unknown>

/** Documents are masked and timestamps reformatted, which other tests check; here they only have to be present. */
const TOLD = Symbol('told')
const isToldOtherwise = (kind: Kind): boolean => kind === 'documento' || kind === 'datetime'

function toldAs(kind: Kind, stored: RawRow[string]): unknown {
  if (isToldOtherwise(kind)) return TOLD
  if (isAmount(kind)) return Number(stored)
  return kind === 'text' ? hideCpfs(String(stored)) : stored
}

/**
 * How many distinguishing values each filter is tested with. The first is read page by page, the others in one large
 * page.
 */
const ENOUGH_VALUES = 12
const ALL_AT_ONCE = 2000

const middleOf = (text: string): string => text.slice(1, Math.max(2, text.length - 1))

function candidates({ of, column }: Filter, rows: readonly RawRow[]): string[] {
  if (of === 'flag') return ['true']
  if (of === 'month') return ['1', '2', '11', '12']
  const cells = [
    ...new Set(
      rows
        .map((row) => row[column])
        .filter((cell) => cell !== null)
        .map(String),
    ),
  ]
  if (of === 'text') return cells.flatMap((cell) => [middleOf(cell), cell.toUpperCase()])
  if (of === 'words') {
    const asked = cells.flatMap((cell) => {
      const all = splitWords(cell)
      return [all.toReversed().join(' '), cell.toUpperCase(), ...all.map((word) => word.slice(0, -1))]
    })
    return asked.filter((value) => splitWords(value).length > 0)
  }
  if (of === 'documento') return cells.flatMap((cell) => (cell.length === 14 ? [cell, cell.slice(0, 8)] : [cell]))
  if (of === 'numeroAno') return cells.flatMap((cell) => [cell, cell.split('/')[0] ?? ''])
  return cells
}

export function describeAnswers(area: string): void {
  const lists = listsOf(area)
  let database: TestDatabase
  let app: FastifyInstance

  beforeAll(async () => {
    database = await openTestDatabase()
    app = await openTestApp(database)
  })

  afterAll(async () => {
    await app?.close()
    await database?.close()
  })

  const stored = new Map<List, Promise<RawRow[]>>()

  /** Cached, since no test here changes the sample. */
  function storedRows(list: List): Promise<RawRow[]> {
    const rows = stored.get(list) ?? rawRows(database.pool, list)
    stored.set(list, rows)
    return rows
  }

  /** Returns a function that gives the cells a filter searches: the row's own, or those of its child rows. */
  async function cellsOf(list: List, { column, among }: Filter): Promise<(row: RawRow) => RawRow[string][]> {
    if (among === undefined) return (row) => [row[column]]
    const hanging = await hangingRows(database.pool, list, among)
    return (row) => hanging(row).map((each) => each[column])
  }

  /** Returns the rows that the filter values are taken from. */
  async function askedRows(list: List, { among }: Filter): Promise<RawRow[]> {
    const rows = await storedRows(list)
    return among === undefined ? rows : rows.flatMap(await hangingRows(database.pool, list, among))
  }

  async function describeColumns(list: List, among?: string): Promise<Map<string, string>> {
    const source = loadListSource(list)
    const sql = (among === undefined ? source : source.among.get(among))?.render(() => 'null')
    const { fields } = await database.pool.query(`select * from (${sql}) r limit 0`)
    const { rows } = await database.pool.query<{ oid: number; typname: string }>(
      'select oid::int, typname from pg_type',
    )
    const types = new Map(rows.map(({ oid, typname }) => [oid, typname]))
    return new Map(fields.map(({ name, dataTypeID }) => [name, types.get(dataTypeID) ?? '']))
  }

  describe.each(lists.map((list) => [list.path, list] as const))('%s', (_, list) => {
    it('every field, filter and accent-free twin is a column of the right type', async () => {
      const columns = await describeColumns(list)
      for (const [name, { kind }] of Object.entries(list.fields)) {
        expect([name, TYPES[kind]]).toEqual([name, expect.arrayContaining([columns.get(name)])])
      }
      for (const [name, filter] of Object.entries(list.filters)) {
        if (loadListSource(list).binds.includes(name)) continue
        const columns = await describeColumns(list, filter.among)
        expect([name, typesOf(filter)]).toEqual([name, expect.arrayContaining([columns.get(searchedColumn(filter))])])
        if (isText(filter)) expect([name, columns.get(filter.column)]).toEqual([name, 'text'])
      }
      for (const name of list.sort.by) {
        const order = loadListSource(list).orderColumn(name)
        expect(columns.has(order)).toBe(true)
        if (list.fields[name]?.kind === 'text') expect(order).not.toBe(name)
        expect(list.fields[name]?.kind).not.toBe('documento')
      }
    })

    it('pages return every row once, in the order requested, in both directions of every sort', async () => {
      const raw = new Map((await storedRows(list)).map((row) => [keyOf(list, row), row]))
      expect(raw.size).toBeGreaterThan(60)
      for (const property of list.sort.by) {
        const ascending = (await walkPages(app, list, { sort: `${property},asc` })).map((row) => keyOf(list, row))
        const descending = (await walkPages(app, list, { sort: `${property},desc` })).map((row) => keyOf(list, row))
        expect([...ascending].sort()).toEqual([...raw.keys()].sort())
        expect(descending).toEqual([...ascending].reverse())
        const order = loadListSource(list).orderColumn(property)
        const isNumber = isNumeric(list.fields[property]?.kind ?? 'text')
        const values = descending.map((key) => raw.get(key)?.[order] ?? null).filter((value) => value !== null)
        const comparable = values.map((value) => (isNumber ? Number(value) : value))
        expect(comparable).toEqual([...comparable].sort((a, b) => (a < b ? 1 : a > b ? -1 : 0)))
      }
    })

    it('returns the values of the database and omits absent ones', async () => {
      const raw = new Map((await storedRows(list)).map((row) => [keyOf(list, row), row]))
      const isThere = (stored: RawRow, name: string): boolean => stored[name] !== null && !list.fields[name]?.recordOnly
      const expected = (stored: RawRow): Told =>
        Object.fromEntries(
          Object.entries(list.fields).flatMap(([name, { kind }]) =>
            isThere(stored, name) ? [[name, toldAs(kind, stored[name])]] : [],
          ),
        )
      const told = (row: Row): Told =>
        Object.fromEntries(
          Object.entries(row).flatMap(([name, value]) =>
            list.fields[name] ? [[name, isToldOtherwise(list.fields[name].kind) ? TOLD : value]] : [],
          ),
        )
      const rows = await walkPages(app, list)
      expect(rows.map(told)).toEqual(rows.map((row) => expected(raw.get(keyOf(list, row)) ?? {})))
    })

    const { totals: totalsCall } = list.api
    if (totalsCall) {
      it('totals are the sum of all pages', async () => {
        const rows = await walkPages(app, list)
        const totals = await get<Row>(app, totalsCall)
        const { comValor = {}, ...sums } = totals as Row & { comValor?: Readonly<Record<string, number>> }
        expect(Object.keys(sums)).toEqual([...list.totals])
        if (list.sums === undefined) expect(comValor).toEqual(statedByFew(list, rows))
        for (const name of list.totals) expect(cents(totals[name])).toBe(sumCents(rows, name))
      })
    }

    it('a page past the end has the correct total count', async () => {
      const first = await get<Page>(app, list.api.list)
      for (const page of [first.totalPages, 2_000_000]) {
        const past = await get<Page>(app, list.api.list, { page })
        expect(past).toMatchObject({
          content: [],
          number: page,
          empty: true,
          last: true,
          first: false,
          numberOfElements: 0,
          totalElements: first.totalElements,
          totalPages: first.totalPages,
        })
      }
    })

    it.runIf(scopeOf(list) === 'year')('returns an empty page for a year without rows', async () => {
      const response = await app.inject(`${list.api.list}?entidade=${ENTIDADE}&exercicio=${EXERCICIO_VAZIO}`)
      expect(response.json()).toMatchObject({
        content: [],
        totalElements: 0,
        totalPages: 0,
        first: true,
        last: true,
        empty: true,
        number: 0,
        size: 20,
      })
    })

    const choosing = chosenFilters(list).filter(([name]) => !loadListSource(list).binds.includes(name))
    it.each(choosing)('filter %s keeps exactly the rows that match', async (name, filter) => {
      const raw = await storedRows(list)
      const cells = await cellsOf(list, filter)
      const kept = (value: string): RawRow[] =>
        raw.filter((row) => cells(row).some((cell) => keeps(filter, cell, value)))
      let told = 0
      for (const value of candidates(filter, await askedRows(list, filter))) {
        const expected = kept(value)
        if (expected.length === 0 || expected.length === raw.length) continue
        const rows = await walkPages(app, list, { [name]: value }, told === 0 ? PAGE_SIZE : ALL_AT_ONCE)
        expect(rows.map((row) => keyOf(list, row)).sort()).toEqual(expected.map((row) => keyOf(list, row)).sort())
        if (++told === ENOUGH_VALUES) break
      }
      expect(told).toBeGreaterThan(0)
    })

    it('names unknown parameters in a response header', async () => {
      const { headers } = await app.inject(address(list.api.list, { fantasma: 1, 'ção\n': 2 }))
      expect(headers['x-parametros-ignorados']).toBe('fantasma, %C3%A7%C3%A3o%0A')
      expect((await app.inject(address(list.api.list))).headers).not.toHaveProperty('x-parametros-ignorados')
    })

    it('returns 304 with an empty body for a matching ETag', async () => {
      const first = await app.inject(address(list.api.list))
      const again = await app.inject({
        url: address(list.api.list),
        headers: { 'if-none-match': String(first.headers.etag) },
      })
      expect([again.statusCode, again.body]).toEqual([304, ''])
    })

    it('shows no whole CPF, but finds rows by one', async () => {
      for (const [name, filter] of chosenFilters(list)) {
        if (filter.of !== 'documento') continue
        const raw = await askedRows(list, filter)
        const cpf = raw.map((row) => String(row[filter.column])).find(isCpf) ?? ''
        expect(isCpf(cpf)).toBe(true)
        const { body } = await app.inject(address(list.api.list, { [name]: cpf, size: 2000 }))
        expect((JSON.parse(body) as Page).totalElements).toBeGreaterThan(0)
        if (filter.among === undefined) expect(body).toContain(`***.${cpf.slice(3, 6)}.${cpf.slice(6, 9)}-**`)
      }
      const { body } = await app.inject(address(list.api.list, { size: 2000 }))
      expect(cpfsIn(body)).toEqual([])
    })

    const { lookup } = list
    if (lookup) {
      it('returns one row by its lookup, or 404', async () => {
        const named = Object.entries(lookup)
        const row = (await walkPages(app, list)).find((each) => named.every(([, field]) => each[field] !== undefined))
        const query = Object.fromEntries(named.map(([name, field]) => [name, String(row?.[field])]))
        expect(flatten(await get<Row>(app, list.api.list, query))).toMatchObject(row ?? {})
        const missing = Object.fromEntries(Object.keys(query).map((name) => [name, '999999']))
        expect((await app.inject(address(list.api.list, missing))).statusCode).toBe(404)
      })
    }
  })

  describe('gates', () => {
    it('hide their fields from the JSON, the totals and the sorts when closed', async () => {
      const shown = await Promise.all(
        lists.map(async (list) => new Set((await walkPages(app, list)).flatMap((row) => Object.keys(row)))),
      )
      await closeGates(database.pool)
      const closed = await openTestApp(database)
      try {
        for (const [index, list] of lists.entries()) {
          const gated = Object.entries(list.fields).flatMap(([name, { when }]) => (when ? [name] : []))
          const open = new Set(Object.keys(list.fields).filter((name) => !gated.includes(name)))
          const rows = await walkPages(closed, list)
          for (const row of rows) expect(Object.keys(row).filter((name) => !open.has(name))).toEqual([])
          const sums = list.api.totals ? Object.keys(await get<Row>(closed, list.api.totals)) : []
          const totals = sums.filter((name) => name !== 'comValor')
          expect(totals).toEqual(list.api.totals ? list.totals.filter((name) => open.has(name)) : [])
          for (const name of gated)
            expect((await closed.inject(address(list.api.list, { sort: name }))).statusCode).toBe(400)
          expect(gated.filter((name) => !list.fields[name]?.recordOnly && !shown[index]?.has(name))).toEqual([])
        }
      } finally {
        await closed.close()
        await openGates(database.pool)
      }
    })
  })
}
