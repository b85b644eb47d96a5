// Exports against the lists they come from: the same rows, order and sums, with what a spreadsheet could run made harmless.
import { gunzipSync } from 'node:zlib'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { diarias } from '@portal/catalog/despesa/diarias'
import { fornecedores } from '@portal/catalog/despesa/fornecedores'
import { lists } from '@portal/catalog/areas'
import { formatMoney } from '@portal/kit/formats'
import { EXPORT_TYPES, scopeOf, type List, type Row } from '@portal/kit/list'
import { ENTIDADE, EXERCICIO } from '../../testing/sample.ts'
import { openTestApp } from '../../testing/test-app.ts'
import { openTestDatabase, type TestDatabase } from '../../testing/test-database.ts'
import { address, cents, cpfsIn, keyOf, sumCents, walkPages } from '../../testing/walk.ts'

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

async function report(list: List, exportType: string, query: Record<string, string> = {}, from = app): Promise<string> {
  const response = await from.inject(address(list.api.report, { exportType, ...query }))
  expect(response.statusCode).toBe(200)
  expect(response.headers['content-disposition']).toMatch(/^(attachment|inline); filename="[a-z-]+(-\d+){0,2}\.\w+"$/)
  return response.body
}

async function anyCpf(): Promise<string> {
  const sql = 'select cnpj_cpf as cpf from resumo.fornecedor where length(cnpj_cpf) = 11 limit 1'
  const { rows } = await database.pool.query<{ cpf: string }>(sql)
  return rows[0]?.cpf ?? ''
}

/** RFC 4180, with semicolons. */
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

/** Header, rows and total line of the csv. */
function csvTable(list: List, text: string): { labels: string[]; rows: Record<string, string>[]; total: string[] } {
  const lines = parseCsv(text)
  const start = lines.findIndex((line) => line.length > 1 || line[0] === '') + 1
  const labels = lines[start] ?? []
  const names = labels.map((label) => Object.entries(list.fields).find(([, field]) => field.label === label)?.[0] ?? '')
  const end = lines.findIndex((line, index) => index > start && line.length === 1)
  const rows = lines.slice(start + 1, end).map((line) => Object.fromEntries(line.map((cell, index) => [names[index], cell])))
  return { labels, rows, total: lines[end + 1] ?? [] }
}

const csvNumber = (text: string | undefined): number => Number((text ?? '').replace(',', '.'))

describe.each(lists.map((list) => [list.path, list] as const))('%s', (_, list) => {
  const labels = Object.values(list.fields).map(({ label }) => label)

  it('json holds every row of the list, in its order', async () => {
    const { linhas, totais, registros } = JSON.parse(await report(list, 'json')) as { linhas: Row[]; totais: Row; registros: number }
    expect(linhas).toEqual(await walkPages(app, list))
    expect(registros).toBe(linhas.length)
    for (const name of list.totals) expect(cents(totais[name])).toBe(sumCents(linhas, name))
  })

  it('csv holds every row and field of the list, in its order', async () => {
    const text = await report(list, 'csv')
    const listed = await walkPages(app, list)
    const { rows, total, labels: written } = csvTable(list, text)
    expect(written).toEqual(labels)
    expect(rows.map((row) => keyOf(list, row))).toEqual(listed.map((row) => keyOf(list, row)))
    for (const name of list.totals) {
      const sum = rows.reduce((all, row) => all + cents(csvNumber(row[name])), 0)
      expect(sum).toBe(sumCents(listed, name))
      expect(cents(csvNumber(total[Object.keys(list.fields).indexOf(name)]))).toBe(sum)
    }
  })

  it('csv writes each kind as a Brazilian spreadsheet reads it', async () => {
    const { rows } = csvTable(list, await report(list, 'csv'))
    const listed = await walkPages(app, list)
    for (const [index, row] of rows.entries()) {
      for (const [name, { kind }] of Object.entries(list.fields)) {
        const value = listed[index]?.[name]
        if (value === undefined) expect(row[name]).toBe('')
        else if (kind === 'date') expect(row[name]).toBe(String(value).split('-').reverse().join('/'))
        else if (kind === 'money' || kind === 'price' || kind === 'decimal') expect(csvNumber(row[name])).toBe(value)
        else if (kind === 'text') expect(row[name]).toBe(/^[=+\-@\t\r]/.test(String(value)) ? `'${value}` : value)
        else if (kind === 'flag') expect(row[name]).toBe(value === 'S' ? 'Sim' : 'Não')
        else expect(row[name]).toBe(String(value))
      }
    }
  })

  it('txt and html hold every row and the totals', async () => {
    const listed = await walkPages(app, list)
    const txt = await report(list, 'txt')
    const html = await report(list, 'html')
    expect(txt).toContain(`Fim do relatório: ${listed.length} registros.`)
    const [largest] = list.totals
    for (const row of listed) if (largest) expect(txt).toContain(formatMoney(Number(row[largest])))
    expect(html.slice(html.indexOf('<tbody>'), html.indexOf('</tbody>')).match(/<tr>/g)).toHaveLength(listed.length)
    for (const name of list.totals) {
      const total = formatMoney(sumCents(listed, name) / 100)
      expect(txt.slice(txt.lastIndexOf('Total')).includes(total)).toBe(true)
      expect(html.slice(html.indexOf('<tfoot>')).includes(total)).toBe(true)
    }
  })

  it('follows the filter and the sort', async () => {
    const [contains] = Object.entries(list.filters).find(([, { kind }]) => kind === 'contains') ?? []
    const query = { ...(contains && { [contains]: 'são' }), sort: `${list.sort.by.at(-1)},desc` }
    const listed = await walkPages(app, list, query)
    expect(listed.length).toBeGreaterThan(0)
    const { linhas } = JSON.parse(await report(list, 'json', query)) as { linhas: Row[] }
    expect(linhas).toEqual(listed)
    const { rows } = csvTable(list, await report(list, 'csv', query))
    expect(rows.map((row) => keyOf(list, row))).toEqual(listed.map((row) => keyOf(list, row)))
  })

  it('shows no whole CPF in any readable format, even when one was searched', async () => {
    const [documento] = Object.entries(list.filters).find(([, { kind }]) => kind === 'documento') ?? []
    const cpf = await anyCpf()
    for (const type of ['csv', 'json', 'txt', 'html']) {
      for (const query of [{}, ...(documento ? [{ [documento]: cpf }] : [])]) expect(cpfsIn(await report(list, type, query))).toEqual([])
    }
  })

  it.each(EXPORT_TYPES)('answers %s with its own type and name', async (type) => {
    const response = await app.inject(address(list.api.report, { exportType: type }))
    expect(response.statusCode).toBe(200)
    expect(response.rawPayload.length).toBeGreaterThan(500)
    const of = { year: `-${ENTIDADE}-${EXERCICIO}`, entity: `-${ENTIDADE}`, portal: '' }[scopeOf(list)]
    const how = type === 'html' || type === 'pdf' ? 'inline' : 'attachment'
    expect(response.headers['content-disposition']).toMatch(new RegExp(`^${how}; filename="[a-z-]*${of}\\.\\w+"$`))
    if (type === 'html') expect(response.headers['content-security-policy']).toContain(`default-src 'none'; style-src 'unsafe-inline'`)
  })
})

const undated = (text: string): string => text.replace(/Gerado em: .*/, '')

describe('an export', () => {
  const list = fornecedores
  const accepting = (exportType: string, encoding: string) =>
    app.inject({ url: address(list.api.report, { exportType }), headers: { 'accept-encoding': encoding } })

  it('says its filters in words, hiding a CPF and naming an option', async () => {
    const cpf = await anyCpf()
    const { filtros } = JSON.parse(await report(list, 'json', { nome: 'São', cnpjCpf: cpf, aPagar: 'S' })) as { filtros: string[] }
    const masked = `***.${cpf.slice(3, 6)}.${cpf.slice(6, 9)}-**`
    expect(filtros).toEqual(['Nome contém “São”', `CNPJ/CPF: ${masked}`, 'Somente com valor a pagar'])
    const text = await report(diarias, 'json', { tipoObjetivoDiaria: '1', dataInicial: '2026-01-01' })
    expect((JSON.parse(text) as { filtros: string[] }).filtros).toEqual(['Data Inicial: 01/01/2026', 'Tipo de Objetivo: Curso'])
  })

  it('is compressed for who accepts it, except what is compressed already', async () => {
    const zipped = await accepting('csv', 'br, gzip')
    expect(zipped.headers['content-encoding']).toBe('gzip')
    const plain = await accepting('csv', 'gzip;q=0, identity')
    expect(plain.headers).not.toHaveProperty('content-encoding')
    expect(undated(gunzipSync(zipped.rawPayload).toString())).toBe(undated(plain.body))
    expect((await accepting('xls', 'gzip')).headers).not.toHaveProperty('content-encoding')
  })

  it('refuses a format it does not have', async () => {
    const response = await app.inject(address(list.api.report, { exportType: 'exe' }))
    expect(response.statusCode).toBe(400)
    expect(response.json()).toMatchObject({ violations: [{ field: 'exportType' }] })
  })

  it('gives every connection back', async () => {
    for (let turn = 0; turn < 12; turn++) await report(list, turn % 2 === 0 ? 'csv' : 'json')
    expect(app.exportPool.idleCount).toBe(app.exportPool.totalCount)
  })

  it('loses what a closed gate hides', async () => {
    await database.pool.query(`update parametro set valor = 'N' where entidade = $1`, [ENTIDADE])
    const closed = await openTestApp(database)
    for (const each of lists) {
      const open = Object.entries(each.fields).filter(([, { when }]) => !when)
      const text = await report(each, 'csv', {}, closed)
      expect(csvTable(each, text).labels).toEqual(open.map(([, { label }]) => label))
      const { linhas, totais } = JSON.parse(await report(each, 'json', {}, closed)) as { linhas: Row[]; totais: Row }
      const names = new Set([...linhas, totais].flatMap((row) => Object.keys(row)))
      expect([...names].filter((name) => !open.some(([shown]) => shown === name))).toEqual([])
    }
    await closed.close()
  })
})
