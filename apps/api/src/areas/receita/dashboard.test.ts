// Checks that the year at a glance equals the tree, the levels and the transfers, to the cent, for every entity and
// year.
import { afterAll, beforeAll, expect, it } from 'vitest'
import { fileOf } from '@portal/kit/call'
import { BLOCOS, blocoCall, COVID_ANO, COVID_MESES, DASHBOARD_MESES } from '@portal/catalog/receita/dashboard'
import { receita } from '@portal/catalog/receita/receita'
import { receitasCovid } from '@portal/catalog/receita/receitas-covid'
import { repasses } from '@portal/catalog/receita/repasses'
import { despesaPorNivel } from '@portal/catalog/despesa/despesa-por-nivel'
import { NIVEIS_DESPESA } from '@portal/catalog/despesa/niveis-despesa'
import { empenhosCovid } from '@portal/catalog/despesa/empenhos'
import type { List, Row } from '@portal/kit/list'
import { withQuery, type Query } from '@portal/kit/link'
import { openTestDatabase, type TestDatabase } from '../../testing/test-database.ts'
import { openTestPortal, type TestPortal } from '../../testing/test-portal.ts'
import { cents, sumCents } from '../../testing/walk.ts'

type Year = Query & { entidade: number; exercicio: number }

let database: TestDatabase
let portal: TestPortal
let years: Year[]

beforeAll(async () => {
  database = await openTestDatabase('demo')
  portal = await openTestPortal({ database, config: { readsPerMinute: Number.MAX_SAFE_INTEGER } })
  years = (
    await database.pool.query<Year>(
      `select entidade, exercicio from sistema.carga where area = 'receita' order by 1, 2`,
    )
  ).rows
})

afterAll(async () => {
  await portal?.close()
  await database?.close()
})

async function ask<T = Row>(path: string | undefined, query: Query): Promise<T> {
  const answer = await portal.get(withQuery(path ?? '', query))
  expect([path, query, answer.statusCode]).toEqual([path, query, 200])
  return answer.json<T>()
}

const totalsOf = (list: List, query: Query): Promise<Row> => ask(list.api.totals, query)

const nivel = (rota: string, contexto: Year): List => {
  const of = NIVEIS_DESPESA.find((each) => each.rota === rota)
  if (!of) throw new Error(`there is no level ${rota}`)
  return despesaPorNivel(of, contexto)
}

const only = (row: Row, names: readonly string[]): Record<string, number> =>
  Object.fromEntries(names.map((name) => [name, cents(row[name] ?? 0)]))

/** What happens to the commitments of a year after its end is not part of its months. */
const untilDecember = (year: Year): Query => ({ ...year, dataFinal: `${year.exercicio}-12-31` })

const EXECUCAO = ['valorOrcado', 'valorEmpenhado', 'valorLiquidado', 'valorPago']

it('the months of every entity and year add up to the tree, the levels and the transfers', async () => {
  expect(years.length).toBeGreaterThan(12)
  for (const year of years) {
    const meses = await ask<Row[]>(DASHBOARD_MESES, year)
    expect(meses.map(({ mes }) => mes)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])
    const tree = await totalsOf(receita, year)
    const despesa = await totalsOf(nivel('funcao', year), untilDecember(year))
    const side = async (tipo: string): Promise<number> =>
      cents((await totalsOf(repasses, { ...year, tipo })).valorLancado ?? 0)
    expect({
      ...year,
      arrecadado: sumCents(meses, 'valorArrecadado'),
      previsto: sumCents(meses, 'valorPrevisto'),
    }).toEqual({ ...year, arrecadado: cents(tree.valorArrecadado ?? 0), previsto: cents(tree.valorAtualizado ?? 0) })
    for (const name of EXECUCAO.slice(1))
      expect([year, name, sumCents(meses, name)]).toEqual([year, name, cents(despesa[name] ?? 0)])
    expect([year, sumCents(meses, 'repasseRecebido'), sumCents(meses, 'repasseConcedido')]).toEqual([
      year,
      await side('R'),
      await side('E'),
    ])
  }
})

it('each block equals the list it links to', async () => {
  for (const year of years) {
    const tree = await totalsOf(receita, year)
    const bloco = await ask(blocoCall('receita'), year)
    expect(only(bloco, ['valorAtualizado', 'valorArrecadado'])).toEqual(
      only(tree, ['valorAtualizado', 'valorArrecadado']),
    )
    const funcoes = await ask<Row[]>(nivel('funcao', year).api.list, untilDecember(year))
    expect(only(await ask(blocoCall('despesa'), year), EXECUCAO)).toEqual(
      only(await totalsOf(nivel('funcao', year), untilDecember(year)), EXECUCAO),
    )
    for (const [nome, codigo] of [
      ['saude', '10'],
      ['educacao', '12'],
    ] as const) {
      expect(only(await ask(blocoCall(nome), year), EXECUCAO)).toEqual(
        only(funcoes.find((row) => row.codigo === codigo) ?? {}, EXECUCAO),
      )
    }
    const elementos = await ask<Row[]>(nivel('elemento', year).api.list, untilDecember(year))
    const pessoal = elementos.filter(({ codigo }) => String(codigo).replaceAll('.', '').startsWith('31'))
    expect(only(await ask(blocoCall('pessoal'), year), EXECUCAO)).toEqual(
      Object.fromEntries(EXECUCAO.map((name) => [name, sumCents(pessoal, name)])),
    )
  }
})

const POSICAO = { empenhadoPosicao: 'valorEmpenhado', liquidadoPosicao: 'valorLiquidado', pagoPosicao: 'valorPago' }

it('each block has beside its values those of all that is known of the year', async () => {
  let later = 0
  for (const year of years) {
    const known = async (nome: (typeof BLOCOS)[number], row: Row): Promise<void> => {
      const bloco = await ask(blocoCall(nome), year)
      for (const [name, total] of Object.entries(POSICAO))
        expect([year, nome, name, cents(bloco[name] ?? 0)]).toEqual([year, nome, name, cents(row[total] ?? 0)])
      if (cents(bloco.pagoPosicao ?? 0) > cents(bloco.valorPago ?? 0)) later++
    }
    await known('despesa', await totalsOf(nivel('funcao', year), year))
    const funcoes = await ask<Row[]>(nivel('funcao', year).api.list, year)
    await known('saude', funcoes.find(({ codigo }) => codigo === '10') ?? {})
  }
  expect(later).toBeGreaterThan(0)
})

it('the position is compared with that of the year before, a year earlier', async () => {
  const year = { entidade: 1, exercicio: 2025 }
  const { ultimoFato, posicao, empenhadoPosicaoAnterior } = await ask(blocoCall('despesa'), year)
  expect([String(posicao), String(ultimoFato).slice(0, 4)]).toEqual(['2025-12-31', '2026'])
  const before = { ...year, exercicio: 2024, dataFinal: String(ultimoFato).replace('2026', '2025') }
  expect(cents(empenhadoPosicaoAnterior ?? 0)).toBe(
    cents((await totalsOf(nivel('funcao', before), before)).valorEmpenhado ?? 0),
  )
  const first = { entidade: 1, exercicio: 2023 }
  expect(await ask(blocoCall('despesa'), first)).not.toHaveProperty('empenhadoPosicaoAnterior')
})

it('the previous year is compared until the same day, and only if there was one', async () => {
  const [atual, anterior] = [
    { entidade: 1, exercicio: 2026 },
    { entidade: 1, exercicio: 2025 },
  ]
  const [entrou, saiu] = [await ask(blocoCall('receita'), atual), await ask(blocoCall('despesa'), atual)]
  const until = (row: Row): Query => ({ ...anterior, dataFinal: String(row.posicao).replace('2026', '2025') })
  expect(cents(entrou.valorArrecadadoAnterior ?? 0)).toBe(
    cents((await totalsOf(receita, until(entrou))).valorArrecadado ?? 0),
  )
  expect(cents(saiu.valorEmpenhadoAnterior ?? 0)).toBe(
    cents((await totalsOf(nivel('funcao', anterior), until(saiu))).valorEmpenhado ?? 0),
  )
  const first = { entidade: 1, exercicio: 2023 }
  expect(await ask(blocoCall('receita'), first)).not.toHaveProperty('valorArrecadadoAnterior')
  expect(await ask(blocoCall('despesa'), first)).not.toHaveProperty('valorEmpenhadoAnterior')
})

it('the percentages are those of the figures beside them, and zero when dividing by nothing', async () => {
  const part = (value: number, whole: number): number => (whole > 0 ? (100 * value) / whole : 0)
  for (const year of years) {
    const row = await ask('/api/dashboard/receita-dashboard', year)
    const [previsto, arrecadado, orcado, empenhado] = [
      row.valorPrevisto,
      row.valorArrecadado,
      row.valorOrcado,
      row.valorEmpenhado,
    ].map(Number) as [number, number, number, number]
    expect(Number(row.arrecadadoSobreEmpenhado)).toBeCloseTo(arrecadado > 0 ? 100 - part(empenhado, arrecadado) : 0, 1)
    expect(Number(row.empenhadoSobreOrcado)).toBeCloseTo(part(empenhado, orcado), 1)
    expect(Number(row.arrecadadoSobrePrevisto)).toBeCloseTo(part(arrecadado, previsto), 1)
  }
})

it('each block and the months are exported with the same figures', async () => {
  const year = { entidade: 1, exercicio: 2025 }
  const file = async (path: string): Promise<string> => {
    const { statusCode, body } = await portal.get(withQuery(fileOf(path), { ...year, exportType: 'csv' }))
    expect([path, statusCode]).toEqual([path, 200])
    return body
  }
  const plain = (value: Row[string]): string => Number(value).toFixed(2).replace('.', ',')
  for (const bloco of BLOCOS)
    expect(await file(blocoCall(bloco))).toContain(plain((await ask(blocoCall(bloco), year)).valorAtualizado))
  const meses = await ask<Row[]>(DASHBOARD_MESES, year)
  const csv = await file(DASHBOARD_MESES)
  for (const { mes, valorArrecadado } of meses) expect(csv).toContain(`\r\n${mes};${plain(valorArrecadado)};`)
  expect(csv).toContain(`Total;${plain(sumCents(meses, 'valorArrecadado') / 100)};`)
  expect(await file(COVID_MESES)).toContain('Arrecadado')
})

it('COVID-19 shows what its lists show, and no result where nothing was collected', async () => {
  for (const year of years.filter(({ entidade }) => entidade === 1)) {
    const [meses, ano] = [await ask<Row[]>(COVID_MESES, year), await ask(COVID_ANO, year)]
    const [entrou, saiu] = [await totalsOf(receitasCovid, year), await totalsOf(empenhosCovid, year)]
    const [arrecadado, empenhado] = [cents(ano.valorArrecadado ?? 0), cents(ano.valorEmpenhado ?? 0)]
    expect(arrecadado).toBe(cents(entrou.valorArrecadado ?? 0))
    expect(empenhado).toBe(cents(saiu.valorEmpenhado ?? 0) - cents(saiu.valorAnulado ?? 0))
    expect([sumCents(meses, 'valorArrecadado'), sumCents(meses, 'valorEmpenhado')]).toEqual([arrecadado, empenhado])
    expect(cents(ano.resultado ?? 0)).toBe(arrecadado > 0 ? arrecadado - empenhado : 0)
  }
})

it('a load of last year makes a new response', async () => {
  const anterior = async (): Promise<number> =>
    cents((await ask(blocoCall('despesa'), { entidade: 1, exercicio: 2026 })).valorEmpenhadoAnterior ?? 0)
  const before = await anterior()
  await database.pool.query(`insert into resumo.despesa_diaria
    select entidade, exercicio, '2025-01-01', dotacao, elemento, 1, 1, 0, 0, 0, 0 from resumo.despesa where entidade = 1
      and exercicio = 2025 limit 1`)
  await database.pool.query(`select sistema.nova_versao('despesa', 1, 2025)`)
  await expect.poll(anterior, { timeout: 3000, interval: 50 }).toBe(before + 100)
})
