// Tests the story of a year: its parts add up to R$ 100,00 and to the figures of the year, and a load of either year
// makes a new response.
import { afterAll, beforeAll, expect, it } from 'vitest'
import { entradas, saidas, valorSob } from '@portal/catalog/portal/historia'
import { HISTORIA } from '@portal/catalog/portal/historia-calls'
import { writeBase, type Base } from '@portal/kit/base'
import { withQuery } from '@portal/kit/link'
import type { Contexto, List, Row } from '@portal/kit/list'
import { openTestDatabase, type TestDatabase } from '../../../testing/test-database.ts'
import { openTestPortal, type TestPortal } from '../../../testing/test-portal.ts'
import { cents, sumCents } from '../../../testing/walk.ts'

let database: TestDatabase
let portal: TestPortal
let years: Contexto[]

beforeAll(async () => {
  database = await openTestDatabase('demo')
  portal = await openTestPortal({ database, config: { readsPerMinute: Number.MAX_SAFE_INTEGER } })
  years = (
    await database.pool.query<Contexto>(
      `select entidade, exercicio from sistema.carga where area = 'despesa' order by 1, 2`,
    )
  ).rows
})

afterAll(async () => {
  await portal?.close()
  await database?.close()
})

async function ask<T>(path: string, contexto: Contexto & { base?: string | undefined }): Promise<T> {
  const answer = await portal.get(withQuery(path, { ...contexto }))
  expect([path, contexto, answer.statusCode]).toEqual([path, contexto, 200])
  return answer.json<T>()
}

const told = async (contexto: Contexto): Promise<{ ano: Row; veio: Row[]; foi: Row[] }> => ({
  ano: await ask<Row>(HISTORIA.ano, contexto),
  veio: await ask<Row[]>(entradas.api.list, contexto),
  foi: await ask<Row[]>(saidas.api.list, contexto),
})

it('revenue and expense add up to the figures of the year, and each R$ 100 to R$ 100', async () => {
  expect(years.length).toBeGreaterThan(12)
  for (const year of years) {
    const { ano, veio, foi } = await told(year)
    const sum = (rows: Row[], lista: RegExp): number =>
      sumCents(
        rows.filter((row) => lista.test(String(row.lista))),
        'valor',
      )
    expect([year, sum(veio, /^receita/), sum(veio, /^repasses/), sum(foi, /^despesa/), sum(foi, /^repasses/)]).toEqual([
      year,
      ...[ano.arrecadadoLiquido, ano.repasseRecebido, ano.valorPago, ano.repasseEnviado].map((value) =>
        cents(value ?? 0),
      ),
    ])
    expect([year, sumCents(veio, 'parte'), sumCents(foi, 'parte')]).toEqual([year, 100_00, 100_00])
  }
})

it('under another basis they add up to the figures of that basis', async () => {
  for (const year of years) {
    const ano = await ask<Row>(HISTORIA.ano, year)
    const sum = async (list: List, bases: readonly Base[], lista: RegExp): Promise<number> => {
      const rows = await ask<Row[]>(list.api.list, { ...year, base: writeBase(bases) })
      expect([year, bases, sumCents(rows, 'parte')]).toEqual([year, bases, 100_00])
      return sumCents(
        rows.filter((row) => lista.test(String(row.lista))),
        'valor',
      )
    }
    expect([year, await sum(entradas, ['bruto'], /^receita/), await sum(saidas, ['posicao'], /^despesa/)]).toEqual([
      year,
      ...[ano[valorSob('arrecadadoLiquido', ['bruto'])], ano[valorSob('valorPago', ['posicao'])]].map((value) =>
        cents(value ?? 0),
      ),
    ])
    for (const [list, other] of [
      [entradas, 'posicao,inicial'],
      [saidas, 'inicial,bruto'],
    ] as const)
      expect(await ask(list.api.list, { ...year, base: other })).toEqual(await ask(list.api.list, year))
  }
})

it('a basis that is not understood is refused, and named', async () => {
  for (const base of ['hoje', 'posicao,hoje', 'bruto,posicao']) {
    const answer = await portal.get(withQuery(saidas.api.list, { entidade: 1, exercicio: 2025, base }))
    expect(answer.statusCode).toBe(400)
    expect(answer.json<{ violations: { field: string }[] }>().violations.map(({ field }) => field)).toEqual(['base'])
  }
})

it('a year is split by function, or by what is bought when one function has nearly all', async () => {
  const year = { entidade: 1, exercicio: 2026 }
  const listas = async (): Promise<string[]> =>
    [...new Set((await told(year)).foi.map(({ lista }) => String(lista)))].sort()
  const spread = async (funcoes: readonly string[]): Promise<void> => {
    const sql = `update dotacao set funcao = ($1::text[])[1 + dotacao % cardinality($1)] where entidade = 1
      and exercicio = 2026`
    await database.pool.query(sql, [funcoes])
    await database.pool.query(`select sistema.nova_versao('despesa', 1, 2026)`)
  }
  await spread(['04', '10', '12', '15', '26', '27'])
  await expect.poll(listas, { timeout: 3000, interval: 50 }).toEqual(['despesa/funcao', 'repasses/despesa'])
  await spread(['12'])
  await expect.poll(listas, { timeout: 3000, interval: 50 }).toEqual(['despesa/elemento', 'repasses/despesa'])
})

it('a council shows what the city transfers to it', async () => {
  const [first] = (await told({ entidade: 2, exercicio: 2026 })).veio
  expect(first).toMatchObject({
    lista: 'repasses/receita',
    descricao: 'Duodécimo recebido da prefeitura',
    codigo: 'DUODÉCIMO RECEBIDO DA PREFEITURA',
  })
})

it('shows nothing of the year before when there is none', async () => {
  const { veio, foi } = await told({ entidade: 1, exercicio: 2023 })
  for (const row of [...veio, ...foi]) expect(row).not.toHaveProperty('valorAnterior')
})

it('ends the year, and its months, on the last day with entries', async () => {
  const meses = await ask<Row[]>(HISTORIA.meses, { entidade: 1, exercicio: 2025 })
  expect(meses.map(({ inicio, fim }) => [inicio, fim])).toEqual([
    ['2025-07-01', '2025-07-31'],
    ['2025-08-01', '2025-08-31'],
    ['2025-09-01', '2025-09-30'],
    ['2025-10-01', '2025-10-31'],
    ['2025-11-01', '2025-11-30'],
    ['2025-12-01', '2025-12-31'],
  ])
})

it('a load of the year before makes a new response', async () => {
  const anterior = async (): Promise<number> =>
    sumCents(await ask<Row[]>(entradas.api.list, { entidade: 1, exercicio: 2026 }), 'valorAnterior')
  const before = await anterior()
  await database.pool.query(`insert into resumo.receita_diaria
    select entidade, exercicio, '2025-01-01', receita, fonte_recurso, 0, 1, 0 from resumo.receita where entidade = 1
      and exercicio = 2025 limit 1`)
  await database.pool.query(`select sistema.nova_versao('receita', 1, 2025)`)
  await expect.poll(anterior, { timeout: 3000, interval: 50 }).toBe(before + 100)
})

it('a year without facts is empty', async () => {
  await database.pool.query(
    'insert into exercicio (entidade, exercicio) select 4, 2022 where not exists (select from exercicio where ' +
      'entidade = 4 and exercicio = 2022)',
  )
  await expect
    .poll(async () => (await portal.get(withQuery(HISTORIA.ano, { entidade: 4, exercicio: 2022 }))).statusCode, {
      timeout: 3000,
      interval: 50,
    })
    .toBe(200)
  const vazio = { entidade: 4, exercicio: 2022 }
  expect([await ask(HISTORIA.meses, vazio), (await told(vazio)).veio, (await told(vazio)).foi]).toEqual([[], [], []])
})
