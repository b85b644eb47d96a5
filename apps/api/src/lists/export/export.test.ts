// Tests what all exports have in common; the contract tests compare the exports of each list with the list.
import { gunzipSync } from 'node:zlib'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { diarias } from '@portal/catalog/despesa/diarias'
import { fornecedores } from '@portal/catalog/despesa/fornecedores'
import type { Row } from '@portal/kit/list'
import { parametrosFrom } from '@portal/kit/parametros'
import { NAME_AND_VERSION } from '../../lib/build-info.ts'
import { loadListSource } from '../source.ts'
import { openView } from '../view.ts'
import { ENTIDADE, EXERCICIO } from '../../testing/sample.ts'
import { readConstants } from './constants.ts'
import { anyCpf, report } from '../../testing/report.ts'
import { openTestApp } from '../../testing/test-app.ts'
import { openTestDatabase, type TestDatabase } from '../../testing/test-database.ts'
import { address } from '../../testing/walk.ts'

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

const undated = (text: string): string => text.replace(/Gerado em: .*/, '')

describe('an export', () => {
  const list = fornecedores
  const accepting = (exportType: string, encoding: string) =>
    app.inject({ url: address(list.api.report, { exportType }), headers: { 'accept-encoding': encoding } })

  it('describes its filters in words, hiding a CPF and naming an option', async () => {
    const cpf = await anyCpf(database.pool)
    const { filtros } = JSON.parse(await report(app, list, 'json', { nome: 'São', cnpjCpf: cpf, aPagar: 'S' })) as {
      filtros: string[]
    }
    const masked = `***.${cpf.slice(3, 6)}.${cpf.slice(6, 9)}-**`
    expect(filtros).toEqual(['Nome contém “São”', `CNPJ/CPF: ${masked}`, 'Somente com valor a pagar'])
    const text = await report(app, diarias, 'json', { tipoObjetivoDiaria: '1', dataInicial: '2026-01-01' })
    expect((JSON.parse(text) as { filtros: string[] }).filtros).toEqual([
      'Data Inicial: 01/01/2026',
      'Tipo de Objetivo: Curso',
    ])
  })

  it('names the program that wrote it, and keeps the column names of a csv on the fourth line', async () => {
    for (const type of ['json', 'txt', 'html']) expect(await report(app, list, type)).toContain(NAME_AND_VERSION)
    const [title, , , names] = (await report(app, list, 'csv')).split('\r\n')
    expect(title).toContain(` – ${NAME_AND_VERSION}`)
    expect(names).toBe(
      Object.values(list.fields)
        .map(({ label }) => label)
        .join(';'),
    )
  })

  it('is compressed for clients that accept gzip, unless the format is compressed already', async () => {
    const zipped = await accepting('csv', 'br, gzip')
    expect(zipped.headers['content-encoding']).toBe('gzip')
    const plain = await accepting('csv', 'gzip;q=0, identity')
    expect(plain.headers).not.toHaveProperty('content-encoding')
    expect(undated(gunzipSync(zipped.rawPayload).toString())).toBe(undated(plain.body))
    expect((await accepting('xls', 'gzip')).headers).not.toHaveProperty('content-encoding')
  })

  it('refuses an unknown format', async () => {
    const response = await app.inject(address(list.api.report, { exportType: 'exe' }))
    expect(response.statusCode).toBe(400)
    expect(response.json()).toMatchObject({ violations: [{ field: 'exportType' }] })
  })

  it('finds the fields with the same value in every row, and only those', async () => {
    const view = openView(diarias, loadListSource(diarias), parametrosFrom({}))
    const scope = { view, contexto: { entidade: ENTIDADE, exercicio: EXERCICIO }, filters: {} }
    const { linhas } = JSON.parse(await report(app, diarias, 'json')) as { linhas: Row[] }
    const constants = await readConstants(database.pool, scope, linhas.length)
    expect(linhas.length).toBeGreaterThan(20)
    for (const [name] of view.fields) {
      const values = new Set(linhas.map((row) => row[name]))
      expect([name, name in constants]).toEqual([name, values.size === 1])
      if (values.has(undefined) && values.size === 1) expect(constants[name]).toBeNull()
    }
    expect(await readConstants(database.pool, scope, 19)).toEqual({})
  })

  it('returns every connection to the pool', async () => {
    for (let turn = 0; turn < 12; turn++) await report(app, list, turn % 2 === 0 ? 'csv' : 'json')
    await expect.poll(() => app.exportPool.totalCount - app.exportPool.idleCount).toBe(0)
  })
})
