// Compares the exports of the lists of an area with the lists: the same rows, order and sums, with texts that a
// spreadsheet could run made harmless.
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Kind } from '@portal/kit/fields'
import { isText } from '@portal/kit/filters'
import { formatMoney } from '@portal/kit/formats'
import { EXPORT_TYPES, scopeOf, type List, type Row } from '@portal/kit/list'
import { flatten } from '@portal/kit/nested'
import { closeGates } from '../../testing/close-gates.ts'
import { ENTIDADE, EXERCICIO } from '../../testing/sample.ts'
import { openTestApp } from '../../testing/test-app.ts'
import { openTestDatabase, type TestDatabase } from '../../testing/test-database.ts'
import { address, cents, cpfsIn, isAmount, keyOf, sumCents, walkPages } from '../../testing/walk.ts'
import { anyCpf, report } from '../../testing/report.ts'
import { listsOf } from './lists-of.ts'

/** Parses RFC 4180 with semicolons. */
function parseCsv(text: string): string[][] {
  const cell = /(?:"((?:[^"]|"")*)"|([^;\r\n]*))(;|\r?\n|$)/y
  const rows: string[][] = [[]]
  while (cell.lastIndex < text.length) {
    const [, quoted, bare = '', end] = cell.exec(text) ?? []
    rows.at(-1)?.push(quoted === undefined ? bare : quoted.replaceAll('""', '"'))
    if (end !== ';') rows.push([])
  }
  return rows
}

/** Returns the header, the rows and the total line of a csv. */
function csvTable(list: List, text: string): { labels: string[]; rows: Record<string, string>[]; total: string[] } {
  const lines = parseCsv(text)
  const start = lines.findIndex((line) => line.length > 1 || line[0] === '') + 1
  const labels = lines[start] ?? []
  const names = labels.map((label) => Object.entries(list.fields).find(([, field]) => field.label === label)?.[0] ?? '')
  const end = lines.findIndex((line, index) => index > start && line.length === 1)
  const rows = lines
    .slice(start + 1, end)
    .map((line) => Object.fromEntries(line.map((cell, index) => [names[index], cell])))
  return { labels, rows, total: lines[end + 1] ?? [] }
}

const isoDay = (cell: string): string => cell.split('/').reverse().join('-')

/** Returns the key of a csv line as the list writes it; a csv writes days as DD/MM/YYYY. */
const keyOfLine = (list: List, line: Record<string, string>): string =>
  keyOf(
    list,
    Object.fromEntries(
      list.key.map((name) => [name, list.fields[name]?.kind === 'date' ? isoDay(line[name] ?? '') : line[name]]),
    ),
  )

const csvNumber = (text: string | undefined): number => Number((text ?? '').replace(',', '.'))

type Cells = Record<string, string | number | undefined>

/** Reads an amount as a number, and any other cell as text. */
const readCell = (kind: Kind, text: string | undefined): string | number | undefined =>
  isAmount(kind) && text ? csvNumber(text) : text

function expectedCell(kind: Kind, value: Row[string] | undefined): string | number {
  if (value === undefined) return ''
  if (isAmount(kind)) return Number(value)
  if (kind === 'date') return String(value).split('-').reverse().join('/')
  if (kind === 'flag') return value === 'S' ? 'Sim' : 'Não'
  return kind === 'text' && /^[=+\-@\t\r]/.test(String(value)) ? `'${value}` : String(value)
}

export function describeExports(area: string): void {
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

  describe.each(lists.map((list) => [list.path, list] as const))('%s', (_, list) => {
    const written = Object.entries(list.fields).filter(([, { recordOnly }]) => !recordOnly)
    const labels = written.map(([, { label }]) => label)

    it('json has every row of the list, in its order', async () => {
      const { linhas, totais, registros } = JSON.parse(await report(app, list, 'json')) as {
        linhas: Row[]
        totais: Row
        registros: number
      }
      expect(linhas.map((row) => flatten(row))).toEqual(await walkPages(app, list))
      expect(registros).toBe(linhas.length)
      for (const name of list.totals) expect(cents(totais[name])).toBe(sumCents(linhas, name))
    })

    it('csv has every row and field of the list, in its order', async () => {
      const text = await report(app, list, 'csv')
      const listed = await walkPages(app, list)
      const { rows, total, labels: shown } = csvTable(list, text)
      expect(shown).toEqual(labels)
      expect(rows.map((row) => keyOfLine(list, row))).toEqual(listed.map((row) => keyOf(list, row)))
      for (const name of list.totals) {
        const sum = rows.reduce((all, row) => all + cents(csvNumber(row[name])), 0)
        expect(sum).toBe(sumCents(listed, name))
        expect(cents(csvNumber(total[Object.keys(list.fields).indexOf(name)]))).toBe(sum)
      }
    })

    it('csv writes each kind as a Brazilian spreadsheet reads it', async () => {
      const { rows } = csvTable(list, await report(app, list, 'csv'))
      const listed = await walkPages(app, list)
      const read = (row: Record<string, string>): Cells =>
        Object.fromEntries(written.map(([name, { kind }]) => [name, readCell(kind, row[name])]))
      const expected = (row: Row): Cells =>
        Object.fromEntries(written.map(([name, { kind }]) => [name, expectedCell(kind, row[name])]))
      expect(rows.map(read)).toEqual(listed.map(expected))
    })

    it('txt and html have every row and the totals', async () => {
      const listed = await walkPages(app, list)
      const txt = await report(app, list, 'txt')
      const html = await report(app, list, 'html')
      expect(txt).toContain(`Fim do relatório: ${listed.length} registros.`)
      const [largest] = list.totals
      for (const row of listed)
        if (largest && row[largest] !== undefined) expect(txt).toContain(formatMoney(Number(row[largest])))
      expect(html.slice(html.indexOf('<tbody>'), html.indexOf('</tbody>')).match(/<tr>/g)).toHaveLength(listed.length)
      for (const name of list.totals) {
        const total = formatMoney(sumCents(listed, name) / 100)
        expect(txt.slice(txt.lastIndexOf('Total')).includes(total)).toBe(true)
        expect(html.slice(html.indexOf('<tfoot>')).includes(total)).toBe(true)
      }
    })

    it('follows the filter and the sort', async () => {
      const [contains] = Object.entries(list.filters).find(([, filter]) => isText(filter)) ?? []
      const query = { ...(contains && { [contains]: 'são' }), sort: `${list.sort.by.at(-1)},desc` }
      const listed = await walkPages(app, list, query)
      expect(listed.length).toBeGreaterThan(0)
      const { linhas } = JSON.parse(await report(app, list, 'json', query)) as { linhas: Row[] }
      expect(linhas.map((row) => flatten(row))).toEqual(listed)
      const { rows } = csvTable(list, await report(app, list, 'csv', query))
      expect(rows.map((row) => keyOfLine(list, row))).toEqual(listed.map((row) => keyOf(list, row)))
    })

    it('shows no whole CPF in any readable format, even when one was searched', async () => {
      const [documento] = Object.entries(list.filters).find(([, { of }]) => of === 'documento') ?? []
      const cpf = await anyCpf(database.pool)
      for (const type of ['csv', 'json', 'txt', 'html']) {
        for (const query of [{}, ...(documento ? [{ [documento]: cpf }] : [])])
          expect(cpfsIn(await report(app, list, type, query))).toEqual([])
      }
    })

    it.each(EXPORT_TYPES)('returns %s with its own content type and file name', async (type) => {
      const response = await app.inject(address(list.api.report, { exportType: type }))
      expect(response.statusCode).toBe(200)
      expect(response.rawPayload.length).toBeGreaterThan(500)
      const of = { year: `-${ENTIDADE}-${EXERCICIO}`, entity: `-${ENTIDADE}`, portal: '' }[scopeOf(list)]
      const how = type === 'html' || type === 'pdf' ? 'inline' : 'attachment'
      expect(response.headers['content-disposition']).toMatch(new RegExp(`^${how}; filename="[a-z-]*${of}\\.\\w+"$`))
      if (type === 'html')
        expect(response.headers['content-security-policy']).toContain(`default-src 'none'; style-src 'unsafe-inline'`)
    })
  })

  it('omits the fields of a closed gate', async () => {
    await closeGates(database.pool)
    const closed = await openTestApp(database)
    for (const each of lists) {
      const open = Object.entries(each.fields).filter(([, { when, recordOnly }]) => !when && !recordOnly)
      const text = await report(closed, each, 'csv')
      expect(csvTable(each, text).labels).toEqual(open.map(([, { label }]) => label))
      const { linhas, totais } = JSON.parse(await report(closed, each, 'json')) as { linhas: Row[]; totais: Row }
      const names = new Set([...linhas, totais].flatMap((row) => Object.keys(flatten(row))))
      expect([...names].filter((name) => !open.some(([shown]) => shown === name))).toEqual([])
    }
    await closed.close()
  })
}
