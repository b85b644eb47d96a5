// Loads the open data of an outside municipality and queries it through the API: no call may assume the tidiness of the
// demo, and the figures must be right.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { despesaDetalhada } from '@portal/catalog/despesa/despesa-detalhada'
import { despesaPorNivel, provaDaLinha } from '@portal/catalog/despesa/despesa-por-nivel'
import { empenhos } from '@portal/catalog/despesa/empenhos'
import { fornecedores } from '@portal/catalog/despesa/fornecedores'
import { liquidacoesPagar } from '@portal/catalog/despesa/liquidacoes-pagar'
import { liquidacoesPagas } from '@portal/catalog/despesa/liquidacoes-pagas'
import { NIVEIS_DESPESA } from '@portal/catalog/despesa/niveis-despesa'
import { restosAPagar } from '@portal/catalog/despesa/restos-a-pagar'
import { lists } from '@portal/catalog/areas'
import { notaEmpenho } from '@portal/catalog/despesa/rotas'
import { API_BASE } from '@portal/catalog/rotas'
import type { Filter } from '@portal/kit/filters'
import { withQuery } from '@portal/kit/link'
import type { Contexto, Row } from '@portal/kit/list'
import { City } from '../../testing/agreement-city.ts'
import { figuresApart, readFigures } from '../../testing/agreement-figures.ts'
import { openTestDatabase, type TestDatabase } from '../../testing/test-database.ts'
import { openTestPortal, type TestPortal } from '../../testing/test-portal.ts'
import { cents, sumCents } from '../../testing/walk.ts'

const PREFEITURA = 40
const CAMARA = 41
const em = (exercicio: number, entidade = PREFEITURA): Contexto => ({ entidade, exercicio })

let database: TestDatabase
let portal: TestPortal
let city: City

beforeAll(async () => {
  database = await openTestDatabase('outro')
  const { rows } = await database.pool.query<Contexto>('select entidade, exercicio from exercicio order by 1, 2')
  portal = await openTestPortal({ database, config: { readsPerMinute: Number.MAX_SAFE_INTEGER } })
  city = new City((path) => portal.get(path), rows)
})

afterAll(async () => {
  await portal?.close()
  await database?.close()
})

const totals = async (...asked: Parameters<City['totals']>): Promise<Row> => {
  const row = await city.totals(...asked)
  return Object.fromEntries(Object.entries(row).map(([name, value]) => [name, cents(value) / 100]))
}

describe('the figures', () => {
  it('of each year equal those of its files', async () => {
    expect(await totals(empenhos, em(2024))).toEqual({
      valorEmpenhadoLiquido: 64_500,
      valorEmpenhado: 66_300,
      valorAnulado: 1_800,
      valorLiquidado: 60_500,
      valorRetido: 8_000,
      valorPago: 63_000,
      valorAPagar: 0,
    })
    expect(await totals(empenhos, em(2023))).toMatchObject({
      valorEmpenhado: 10_000,
      valorLiquidado: 10_000,
      valorPago: 7_500,
      valorAPagar: 2_500,
    })
    expect(await totals(empenhos, em(2024, CAMARA))).toMatchObject({
      valorEmpenhado: 9.99,
      valorPago: 9.99,
      valorAPagar: 0,
    })
    const nothingSent = await totals(empenhos, em(2025))
    expect(nothingSent).toEqual({})
  })

  it('of a year that only has payments of restos equal what it inherited', async () => {
    expect(await totals(restosAPagar, em(2025))).toEqual({
      valorInscrito: 7_000,
      inscritoProcessado: 5_000,
      inscritoNaoProcessado: 2_000,
      valorCancelado: 500,
      valorLiquidado: 0,
      valorPago: 2_500,
      saldoProcessado: 2_500,
      saldoNaoProcessado: 1_500,
      saldo: 4_000,
    })
    expect(await totals(restosAPagar, em(2025), { posicao: '2025-01-10' })).toMatchObject({
      valorPago: 1_000,
      valorCancelado: 0,
      saldo: 6_000,
    })
    expect(
      (await city.pages(restosAPagar, em(2025))).map(({ empenhoExercicio, unidadeOrcamentaria }) => [
        empenhoExercicio,
        unidadeOrcamentaria,
      ]),
    ).toEqual([
      ['1/2023', '02.001'],
      ['1/2024', '02.001'],
      ['3/2024', '03.001'],
    ])
    expect(sumCents(await city.pages(liquidacoesPagas, em(2025)), 'valor')).toBe(250_000)
  })

  it('of each payment have the source of their commitment, settled or not', async () => {
    const paid = (await Promise.all([2023, 2024, 2025].map((year) => city.pages(liquidacoesPagas, em(year))))).flat()
    const { rows } = await database.pool.query<{ key: string; settled: boolean; source: string | null }>(
      `select concat_ws('/', p.empenho, p.exercicio, p.no_pagamento, p.exercicio_pagamento) as key, p.no_liquidacao is
        not null as settled,
        e.fonte_recurso || ' - ' || f.descricao as source
      from pagamento p
      join resumo.empenho e using (entidade, exercicio, unidade_orcamentaria, empenho)
      left join fonte_recurso f using (entidade, exercicio, fonte_recurso)
      where entidade = $1`,
      [PREFEITURA],
    )
    expect(rows.filter(({ source }) => source).map(({ settled }) => settled)).toEqual(
      expect.arrayContaining([true, false]),
    )
    const said = (row: Row): string =>
      [row.empenhoExercicio, row.noPagamento, row.exercicioPagamento, row.fonteRecurso].join('/')
    expect(paid.map(said).toSorted()).toEqual(rows.map(({ key, source }) => `${key}/${source ?? ''}`).toSorted())
  })

  it('of what is owed equal those of the unpaid settlements, also with payments that lack one', async () => {
    const owed = (await Promise.all([2023, 2024, 2025].map((year) => city.pages(liquidacoesPagar, em(year))))).flat()
    expect(owed.map(({ empenhoExercicio, noLiquidacao, saldo }) => [empenhoExercicio, noLiquidacao, saldo])).toEqual([
      ['1/2023', 1, 2_500],
    ])
    expect(sumCents(await city.pages(fornecedores, em(2023)), 'aPagar')).toBe(250_000)
  })

  it('are the same wherever they are shown', async () => {
    for (const contexto of city.contextos) {
      const apart = figuresApart(await readFigures(city, contexto))
      expect({ ...contexto, apart }).toEqual({ ...contexto, apart: [] })
    }
  })
})

describe('one commitment', () => {
  const of = (unidadeOrcamentaria: string, empenho: number, exercicio = 2024) => ({
    ...em(exercicio),
    unidadeOrcamentaria,
    empenho,
  })
  const detail = (key: ReturnType<typeof of>): Promise<Row> => city.json<Row>('/empenhos/detalhe', key)

  it('requires its unit when the number repeats', async () => {
    const { statusCode, body } = await portal.get(`/empenhos/detalhe?entidade=${PREFEITURA}&exercicio=2024&empenho=1`)
    expect([statusCode, JSON.parse(body)]).toMatchObject([
      400,
      {
        violations: [
          { field: 'unidadeOrcamentaria', message: '02.001' },
          { field: 'unidadeOrcamentaria', message: '03.001' },
        ],
      },
    ])
    expect(await detail(of('02.001', 1))).toMatchObject({
      nome: 'AUTO POSTO TRÊS IRMÃOS LTDA',
      valorEmpenhado: 12_000,
      valorALiquidar: 1_500,
    })
    expect(await detail(of('03.001', 1))).toMatchObject({ nome: 'JOSÉ CARLOS DE ANDRADE', valorEmpenhado: 2_500 })
  })

  it('paid and never settled owes nothing, and shows so', async () => {
    expect(await detail(of('03.001', 1))).toMatchObject({
      valorLiquidado: 0,
      valorPago: 2_500,
      valorAPagar: 0,
      valorALiquidar: 0,
      valorPagoSemLiquidar: 2_500,
    })
    expect(await detail(of('02.001', 1))).not.toHaveProperty('valorPagoSemLiquidar')
  })

  it('with returned amounts ends at what was kept', async () => {
    expect(await detail(of('03.001', 2))).toMatchObject({
      valorEmpenhado: 800,
      valorAnulado: 300,
      valorLiquidado: 500,
      valorPago: 500,
      valorAPagar: 0,
      valorALiquidar: 0,
      historico: 'LUBRIFICANTES; FILTROS E "PALHETAS"',
    })
  })

  it('has the levels that are known, and none of those missing', async () => {
    expect(await detail(of('02.001', 1))).toMatchObject({
      programatica: '02.001.15.3.3.90.30.00.00.',
      orgao: '02',
      unidade: '02.001',
    })
    expect(await detail(of('02.001', 2))).not.toHaveProperty('orgao')
    expect(await detail(of('02.001', 1, 2023))).toMatchObject({ valorAPagar: 2_500, noLicitacao: 7 })
  })

  it('has a printable note, whatever data it lacks', async () => {
    for (const key of [of('02.001', 2), of('02.001', 3), of('03.001', 1), of('02.001', 1, 2023)]) {
      const { statusCode, headers } = await portal.get(notaEmpenho(key).slice(API_BASE.length))
      expect([statusCode, headers['content-type']]).toEqual([200, 'application/pdf'])
    }
  })
})

describe('by level', () => {
  it.each(NIVEIS_DESPESA)(
    '$rota: each row links to commitments that add up to it, and missing codes have a row of their own',
    async (nivel) => {
      const rows = await city.rows(despesaPorNivel(nivel, em(2024)), em(2024))
      expect(sumCents(rows, 'valorEmpenhado')).toBe(6_450_000)
      for (const row of rows.filter(({ codigo }) => codigo !== undefined)) {
        const link = provaDaLinha(nivel, row, {})
        const filters = Object.fromEntries(new URLSearchParams(link.slice(link.indexOf('?'))))
        const proof = await city.totals(empenhos, em(2024), filters)
        expect([row.codigo, cents(row.valorEmpenhado)]).toEqual([
          row.codigo,
          cents(proof.valorEmpenhado) - cents(proof.valorAnulado),
        ])
      }
      expect(rows.find(({ codigo }) => codigo === undefined)).toMatchObject({ descricao: 'Não informado' })
    },
  )

  it('the tree keeps codes that already have dots', async () => {
    const codes = (await city.rows(despesaDetalhada, em(2024))).map(({ programatica }) => String(programatica))
    expect(codes).toContain('02.001')
    expect(codes.filter((code) => code.includes('..'))).toEqual([])
    expect(new Set(codes).size).toBe(codes.length)
  })
})

/** Returns, for each filter, a value from a row that has one. */
const valueFor = ({ of, column }: Filter, rows: readonly Row[]): string | undefined => {
  if (of === 'flag') return 'true'
  if (of === 'month') return '3'
  if (of === 'documento') return undefined
  const value = rows.map((row) => row[column]).find((each) => each !== undefined)
  return value === undefined ? undefined : String(value)
}

describe('every list', () => {
  it.each(lists.map((list) => [list.path, list] as const))(
    '%s answers in each order, by each filter and in files',
    async (_path, list) => {
      for (const contexto of city.contextos) {
        const rows = await city.pages(list, contexto)
        const ask = async (path: string, query: Readonly<Record<string, string>>): Promise<void> => {
          const { statusCode } = await portal.get(withQuery(path, { ...contexto, ...query }))
          expect([path, contexto, query, statusCode]).toEqual([path, contexto, query, 200])
        }
        for (const property of list.sort.by.filter((name) => list.fields[name]?.when === undefined)) {
          await ask(list.api.list, { sort: `${property},desc` })
        }
        for (const [name, filter] of Object.entries(list.filters)) {
          const value = valueFor(filter, rows)
          if (value !== undefined) await ask(list.api.list, { [name]: value })
        }
        if (rows.length > 0) for (const exportType of ['pdf', 'xls', 'csv']) await ask(list.api.report, { exportType })
      }
    },
  )
})

describe('the suppliers', () => {
  it('registered twice under one CNPJ have one page, which names the other entity too', async () => {
    const pagina = (await city.suppliers(PREFEITURA)).find(
      ({ fornecedor }) => fornecedor.nome === 'AUTO POSTO TRÊS IRMÃOS LTDA',
    )
    expect(pagina).toMatchObject({ codigos: [501, 503], total: { empenhado: 13_800, pago: 10_500 } })
    expect(pagina?.outrasEntidades).toMatchObject([{ entidade: CAMARA, empenhado: 9.99 }])
    expect(pagina?.orgaos.map(({ descricao }) => descricao)).toEqual([])
  })

  it('are found by any known field', async () => {
    for (const typed of ['tres irmaos', 'josé carlos', 'folha', '4455A678000120']) {
      const { statusCode, body } = await portal.get(
        `/api/pesquisa?entidade=${PREFEITURA}&exercicio=2024&pesquisa=${encodeURIComponent(typed)}`,
      )
      expect([
        typed,
        statusCode,
        (JSON.parse(body) as { fornecedores: { total: number } }).fornecedores.total > 0,
      ]).toEqual([typed, 200, true])
    }
  })
})
