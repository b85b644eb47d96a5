// Walks every list of an area on a real PostgreSQL: whatever is declared must hold.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { FastifyInstance } from 'fastify'
import { hideCpfs, isCpf } from '@portal/kit/cpf-cnpj'
import { isNumeric, type Kind } from '@portal/kit/fields'
import type { Filter, FilterKind } from '@portal/kit/filters'
import { chosenFilters, scopeOf, type List, type Page, type Row } from '@portal/kit/list'
import { flatten } from '@portal/kit/nested'
import { splitWords, wordsIn } from '@portal/kit/palavras'
import { normalize } from '@portal/kit/texto'
import { closeGates } from '../../testing/close-gates.ts'
import { ENTIDADE, EXERCICIO, EXERCICIO_VAZIO } from '../../testing/sample.ts'
import { openTestApp } from '../../testing/test-app.ts'
import { openTestDatabase, type TestDatabase } from '../../testing/test-database.ts'
import { address, cents, cpfsIn, get, hangingRows, isAmount, keyOf, PAGE_SIZE, rawRows, sumCents, walkPages, type RawRow } from '../../testing/walk.ts'
import { loadListSource } from '../source.ts'
import { listsOf } from './lists-of.ts'

/** What PostgreSQL holds of each kind. */
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

export const FILTER_TYPES: Record<FilterKind, readonly string[]> = {
  contains: ['text'],
  words: ['text'],
  documento: ['text'],
  integer: ['int4', 'int8'],
  numeroAno: ['text'],
  integerFrom: ['int4', 'int8'],
  integerTo: ['int4', 'int8'],
  moneyFrom: ['numeric'],
  moneyTo: ['numeric'],
  dateFrom: ['date', 'timestamptz'],
  dateTo: ['date', 'timestamptz'],
  monthFrom: ['date'],
  monthTo: ['date'],
  choice: ['text', 'int4'],
  checkbox: ['bool'],
  dateOn: ['date'],
  exact: ['text'],
  asOf: ['date'],
}

/** What each filter promises, said a second time in TypeScript. */
const keeps: Record<FilterKind, (cell: RawRow[string], value: string) => boolean> = {
  contains: (cell, value) => normalize(hideCpfs(String(cell ?? ''))).includes(normalize(value)),
  words: (cell, value) => wordsIn(value).every((forms) => splitWords(hideCpfs(String(cell ?? ''))).some((word) => forms.some((form) => word.startsWith(form)))),
  documento: (cell, value) => cell === value || (value.length < 14 && String(cell).length === 14 && String(cell).startsWith(value)),
  integer: (cell, value) => String(cell) === value,
  numeroAno: (cell, value) => cell === value || String(cell).split('/')[0] === value,
  choice: (cell, value) => String(cell) === value,
  checkbox: (cell) => cell === true,
  dateOn: (cell, value) => cell === value,
  exact: (cell, value) => String(cell ?? '').toUpperCase() === value.toUpperCase(),
  asOf: () => true,
  dateFrom: (cell, value) => cell !== null && String(cell) >= value,
  dateTo: (cell, value) => cell !== null && String(cell).slice(0, 10) <= value,
  moneyFrom: (cell, value) => cell !== null && Number(cell) >= Number(value),
  moneyTo: (cell, value) => cell !== null && Number(cell) <= Number(value),
  integerFrom: (cell, value) => cell !== null && Number(cell) >= Number(value),
  integerTo: (cell, value) => cell !== null && Number(cell) <= Number(value),
  monthFrom: (cell, value) => String(cell) >= `${EXERCICIO}-${value.padStart(2, '0')}`,
  monthTo: (cell, value) => String(cell).slice(0, 7) <= `${EXERCICIO}-${value.padStart(2, '0')}`,
}

type Told = Record<string, unknown>

/** Documents are masked and moments written otherwise, each tested elsewhere: here it counts that they are there. */
const TOLD = Symbol('told')
const isToldOtherwise = (kind: Kind): boolean => kind === 'documento' || kind === 'datetime'

function toldAs(kind: Kind, stored: RawRow[string]): unknown {
  if (isToldOtherwise(kind)) return TOLD
  if (isAmount(kind)) return Number(stored)
  return kind === 'text' ? hideCpfs(String(stored)) : stored
}

/** Of those that tell rows apart, how many a filter is asked with: of the first, page after page; of the others, all at once. */
const ENOUGH_VALUES = 12
const ALL_AT_ONCE = 2000

const middleOf = (text: string): string => text.slice(1, Math.max(2, text.length - 1))

function candidates({ kind, column }: Filter, rows: readonly RawRow[]): string[] {
  if (kind === 'checkbox') return ['true']
  if (kind === 'monthFrom' || kind === 'monthTo') return ['1', '2', '11', '12']
  const cells = [...new Set(rows.map((row) => row[column]).filter((cell) => cell !== null).map(String))]
  if (kind === 'contains') return cells.flatMap((cell) => [middleOf(cell), cell.toUpperCase()])
  if (kind === 'words') return cells.flatMap((cell) => [splitWords(cell).reverse().join(' '), cell.toUpperCase(), ...splitWords(cell).map((word) => word.slice(0, -1))]).filter((value) => splitWords(value).length > 0)
  if (kind === 'documento') return cells.flatMap((cell) => (cell.length === 14 ? [cell, cell.slice(0, 8)] : [cell]))
  if (kind === 'numeroAno') return cells.flatMap((cell) => [cell, cell.split('/')[0] ?? ''])
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

  /** Read once: no test here changes the sample. */
  function storedRows(list: List): Promise<RawRow[]> {
    const rows = stored.get(list) ?? rawRows(database.pool, list)
    stored.set(list, rows)
    return rows
  }

  /** The cells a filter is asked of: the row's own, or those of what hangs from it. */
  async function cellsOf(list: List, { column, among }: Filter): Promise<(row: RawRow) => RawRow[string][]> {
    if (among === undefined) return (row) => [row[column]]
    const hanging = await hangingRows(database.pool, list, among)
    return (row) => hanging(row).map((each) => each[column])
  }

  /** The rows its values are taken from. */
  async function askedRows(list: List, { among }: Filter): Promise<RawRow[]> {
    const rows = await storedRows(list)
    return among === undefined ? rows : rows.flatMap(await hangingRows(database.pool, list, among))
  }

  async function describeColumns(list: List, among?: string): Promise<Map<string, string>> {
    const source = loadListSource(list)
    const sql = (among === undefined ? source : source.among.get(among))?.render(() => 'null')
    const { fields } = await database.pool.query(`select * from (${sql}) r limit 0`)
    const { rows } = await database.pool.query<{ oid: number; typname: string }>('select oid::int, typname from pg_type')
    const types = new Map(rows.map(({ oid, typname }) => [oid, typname]))
    return new Map(fields.map(({ name, dataTypeID }) => [name, types.get(dataTypeID) ?? '']))
  }

  describe.each(lists.map((list) => [list.path, list] as const))('%s', (_, list) => {
    it('every field, filter and accent-free twin is a column of the right type', async () => {
      const columns = await describeColumns(list)
      for (const [name, { kind }] of Object.entries(list.fields)) {
        expect([name, TYPES[kind]]).toEqual([name, expect.arrayContaining([columns.get(name)])])
      }
      for (const [name, { kind, column, among }] of Object.entries(list.filters)) {
        if (loadListSource(list).binds.includes(name)) continue
        const columns = await describeColumns(list, among)
        expect([name, FILTER_TYPES[kind]]).toEqual([name, expect.arrayContaining([columns.get(column)])])
        if (kind === 'contains') expect(columns.get(`${column}Busca`)).toBe('text')
        if (kind === 'words') expect(columns.get(`${column}Palavras`)).toBe('tsvector')
      }
      for (const name of list.sort.by) {
        const order = loadListSource(list).orderColumn(name)
        expect(columns.has(order)).toBe(true)
        if (list.fields[name]?.kind === 'text') expect(order).not.toBe(name)
        expect(list.fields[name]?.kind).not.toBe('documento')
      }
    })

    it('pages hold every row once, in the order asked, in both directions of every sort', async () => {
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

    it('values are what the database holds, without the absent ones', async () => {
      const raw = new Map((await storedRows(list)).map((row) => [keyOf(list, row), row]))
      const isThere = (stored: RawRow, name: string): boolean => stored[name] !== null && !list.fields[name]?.recordOnly
      const expected = (stored: RawRow): Told =>
        Object.fromEntries(Object.entries(list.fields).flatMap(([name, { kind }]) => (isThere(stored, name) ? [[name, toldAs(kind, stored[name])]] : [])))
      const told = (row: Row): Told =>
        Object.fromEntries(Object.entries(row).flatMap(([name, value]) => (list.fields[name] ? [[name, isToldOtherwise(list.fields[name].kind) ? TOLD : value]] : [])))
      const rows = await walkPages(app, list)
      expect(rows.map(told)).toEqual(rows.map((row) => expected(raw.get(keyOf(list, row)) ?? {})))
    })

    const { totals: totalsCall } = list.api
    if (totalsCall) {
      it('totals are the sum of all pages', async () => {
        const rows = await walkPages(app, list)
        const totals = await get<Row>(app, totalsCall)
        expect(Object.keys(totals)).toEqual([...list.totals])
        for (const name of list.totals) expect(cents(totals[name])).toBe(sumCents(rows, name))
      })
    }

    it('a page past the end keeps the true total', async () => {
      const first = await get<Page>(app, list.api.list)
      for (const page of [first.totalPages, 2_000_000]) {
        const past = await get<Page>(app, list.api.list, { page })
        expect(past).toMatchObject({
          content: [], number: page, empty: true, last: true, first: false, numberOfElements: 0,
          totalElements: first.totalElements, totalPages: first.totalPages,
        })
      }
    })

    it.runIf(scopeOf(list) === 'year')('a year without rows is an empty page', async () => {
      const response = await app.inject(`${list.api.list}?entidade=${ENTIDADE}&exercicio=${EXERCICIO_VAZIO}`)
      expect(response.json()).toMatchObject({
        content: [], totalElements: 0, totalPages: 0, first: true, last: true, empty: true, number: 0, size: 20,
      })
    })

    const choosing = chosenFilters(list).filter(([name]) => !loadListSource(list).binds.includes(name))
    it.each(choosing)('filter %s keeps exactly what it says', async (name, filter) => {
      const raw = await storedRows(list)
      const cells = await cellsOf(list, filter)
      const kept = (value: string): RawRow[] => raw.filter((row) => cells(row).some((cell) => keeps[filter.kind](cell, value)))
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

    it('a parameter that does not exist is named in the answer', async () => {
      const { headers } = await app.inject(address(list.api.list, { fantasma: 1, 'ção\n': 2 }))
      expect(headers['x-parametros-ignorados']).toBe('fantasma, %C3%A7%C3%A3o%0A')
      expect((await app.inject(address(list.api.list))).headers).not.toHaveProperty('x-parametros-ignorados')
    })

    it('an answer already held is not sent again', async () => {
      const first = await app.inject(address(list.api.list))
      const again = await app.inject({ url: address(list.api.list), headers: { 'if-none-match': String(first.headers.etag) } })
      expect([again.statusCode, again.body]).toEqual([304, ''])
    })

    it('shows no whole CPF, and finds by one', async () => {
      for (const [name, filter] of chosenFilters(list)) {
        if (filter.kind !== 'documento') continue
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
      it('one row by its lookup, or 404', async () => {
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
    it('closed, they take their fields from the JSON, the totals and the sorts', async () => {
      const shown = await Promise.all(lists.map(async (list) => new Set((await walkPages(app, list)).flatMap((row) => Object.keys(row)))))
      await closeGates(database.pool)
      const closed = await openTestApp(database)
      try {
        for (const [index, list] of lists.entries()) {
          const gated = Object.entries(list.fields).flatMap(([name, { when }]) => (when ? [name] : []))
          const open = new Set(Object.keys(list.fields).filter((name) => !gated.includes(name)))
          const rows = await walkPages(closed, list)
          for (const row of rows) expect(Object.keys(row).filter((name) => !open.has(name))).toEqual([])
          const totals = list.api.totals ? Object.keys(await get<Row>(closed, list.api.totals)) : []
          expect(totals).toEqual(list.api.totals ? list.totals.filter((name) => open.has(name)) : [])
          for (const name of gated) expect((await closed.inject(address(list.api.list, { sort: name }))).statusCode).toBe(400)
          expect(gated.filter((name) => !list.fields[name]?.recordOnly && !shown[index]?.has(name))).toEqual([])
        }
      } finally {
        await closed.close()
        await database.pool.query(`update parametro set valor = 'S' where entidade = $1 and exercicio = $2`, [ENTIDADE, EXERCICIO])
      }
    })
  })
}
