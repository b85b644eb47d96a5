// Checks expense by level: at every level and in every period the sums equal the facts, to the cent.
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { despesaPorNivel as listOf, provaDaLinha, type Periodo } from '@portal/catalog/despesa/despesa-por-nivel'
import { empenhos } from '@portal/catalog/despesa/empenhos'
import { NIVEIS_DESPESA, NIVEIS_DETALHADOS } from '@portal/catalog/despesa/niveis-despesa'
import { EXPORT_TYPES, type Row } from '@portal/kit/list'
import { openTestApp } from '../../testing/test-app.ts'
import { openTestDatabase, type TestDatabase } from '../../testing/test-database.ts'
import { cents, sumCents } from '../../testing/walk.ts'
import despesaPorNivel from './despesa-por-nivel.ts'

interface Year {
  entidade: number
  exercicio: number
}

type Sums = Record<string, number>

let database: TestDatabase
let app: FastifyInstance
let years: Year[]

beforeAll(async () => {
  database = await openTestDatabase('demo')
  await untidy()
  app = await openTestApp(database, { plugins: [despesaPorNivel] })
  years = (
    await database.pool.query<Year>(
      `select entidade, exercicio from sistema.carga where area = 'despesa' order by 1, 2`,
    )
  ).rows
})

afterAll(async () => {
  await app?.close()
  await database?.close()
})

/** Rows that outside data brings: a commitment without an appropriation, and an appropriation that lacks levels. */
async function untidy(): Promise<void> {
  const { pool } = database
  const { rows } = await pool.query<Year>(
    `select entidade, exercicio from sistema.carga where area = 'despesa' order by 1, 2 limit 1`,
  )
  const { entidade, exercicio } = rows[0] as Year
  await pool.query(
    'insert into dotacao (entidade, exercicio, dotacao, natureza, valor_previsto) values ($1, $2, 90001, null, ' +
      '1000.01)',
    [entidade, exercicio],
  )
  await pool.query(
    `insert into empenho (entidade, exercicio, unidade_orcamentaria, empenho, data, fornecedor, dotacao, natureza,
      historico, valor)
     select $1, $2, 'x', n, make_date($2, n, 15), (select min(fornecedor) from fornecedor where entidade = $1),
       nullif(d, 0), nat, 'Despesa', 100.10 * n
     from (values (1, 0, '339030'), (2, 0, null), (3, 90001, null)) v (n, d, nat)`,
    [entidade, exercicio],
  )
  await pool.query(
    `insert into empenho_anulacao (entidade, exercicio, unidade_orcamentaria, empenho, sequencia, data, valor, motivo)
     values ($1, $2, 'x', 1, 1, make_date($2, 6, 1), 50.05, 'Engano')`,
    [entidade, exercicio],
  )
  await pool.query(
    `insert into pagamento (entidade, exercicio, unidade_orcamentaria, empenho, exercicio_pagamento, no_pagamento,
      data, valor)
     values ($1, $2, 'x', 1, $2, 1, make_date($2, 7, 1), 20.02), ($1, $2, 'x', 1, $2, 2, make_date($2, 8, 1), -10.01)`,
    [entidade, exercicio],
  )
  await pool.query('select resumo.reconstruir($1, $2)', [entidade, exercicio])
}

async function get<T = Row[]>(path: string): Promise<T> {
  const response = await app.inject(path)
  if (response.statusCode !== 200) throw new Error(`${path} answered ${response.statusCode}: ${response.body}`)
  return response.json<T>()
}

const of = ({ entidade, exercicio }: Year): string => `entidade=${entidade}&exercicio=${exercicio}`
const sums = (rows: readonly Row[], names: readonly string[]): Sums =>
  Object.fromEntries(names.map((name) => [name, sumCents(rows, name)]))
const pathOf = (nivel: string, tipo: string, { entidade, exercicio }: Year): string =>
  `/despesapornivel/${entidade}/${exercicio}/${nivel}/${tipo}`

const EXECUCAO = ['valorEmpenhado', 'valorLiquidado', 'valorPago']

/** Sums the commitments the lists show. */
async function fromCommitments({ entidade, exercicio }: Year): Promise<Sums> {
  const { rows } = await database.pool.query<Row>(
    `select coalesce(sum(valor_empenhado - valor_anulado), 0) as "valorEmpenhado",
       coalesce(sum(valor_em_liquidacao), 0) as "valorEmLiquidacao", coalesce(sum(valor_liquidado), 0) as
         "valorLiquidado",
       coalesce(sum(valor_retido), 0) as "valorRetido", coalesce(sum(valor_pago), 0) as "valorPago",
       (select coalesce(sum(valor_previsto), 0) from dotacao where entidade = $1 and exercicio = $2) as "valorOrcado",
       (select coalesce(sum(valor), 0) from credito_adicional where entidade = $1
         and exercicio = $2) as "valorCreditosAdicionais"
     from resumo.empenho where entidade = $1 and exercicio = $2`,
    [entidade, exercicio],
  )
  return Object.fromEntries(Object.entries(rows[0] as Row).map(([name, value]) => [name, cents(value)]))
}

/** Sums the dated facts themselves. */
async function fromFacts({ entidade, exercicio }: Year, inicio: string, fim: string): Promise<Sums> {
  const sum = (table: string, value: string, day = 'data'): string =>
    `(select coalesce(sum(${value}), 0) from ${table} where entidade = $1 and exercicio = $2 and ${day} between $3
      and $4)`
  const { rows } = await database.pool.query<Row>(
    `select ${sum('empenho', 'valor')} - ${sum('empenho_anulacao', 'valor')} as "valorEmpenhado",
       ${sum('em_liquidacao', 'valor')} - ${sum('em_liquidacao', 'valor_estornado', 'data_estorno')} as
         "valorEmLiquidacao",
       ${sum('liquidacao', 'valor')} - ${sum('liquidacao_estorno', 'valor')} as "valorLiquidado",
       ${sum('retencao', 'valor')} - ${sum('retencao', 'valor_estornado', 'data_estorno')} as "valorRetido",
       ${sum('pagamento', 'valor + valor_retido')} as "valorPago",
       (select coalesce(sum(valor_previsto), 0) from dotacao where entidade = $1 and exercicio = $2) as "valorOrcado",
       (select coalesce(sum(valor), 0) from credito_adicional
        where entidade = $1 and exercicio = $2 and data <= $4) as "valorCreditosAdicionais"`,
    [entidade, exercicio, inicio, fim],
  )
  return Object.fromEntries(Object.entries(rows[0] as Row).map(([name, value]) => [name, cents(value)]))
}

async function expectEveryLevelToSum(year: Year, expected: Sums, period = ''): Promise<void> {
  for (const { nivelLei, tipo } of NIVEIS_DESPESA) {
    const path = pathOf(nivelLei, tipo, year)
    const rows = await get(`${path}?${period}`)
    const names = ['valorOrcado', 'valorRetido', ...EXECUCAO]
    expect(sums(rows, names), path).toEqual(pick(expected, names))
    const totals = await get<Row>(
      `${pathOf(nivelLei, tipo, year).replace('/despesapornivel', '/despesapornivel/totais')}?${period}`,
    )
    expect(sums([totals], names), path).toEqual(pick(expected, names))
  }
  const names = ['valorPrevisto', 'valorCreditosAdicionais', 'valorAtualizado', ...EXECUCAO]
  const { valorOrcado = 0, valorCreditosAdicionais = 0 } = expected
  const detailed = { ...expected, valorPrevisto: valorOrcado, valorAtualizado: valorOrcado + valorCreditosAdicionais }
  for (const { value, label } of NIVEIS_DETALHADOS) {
    const rows = await get(`/despesapornivel/nivel?${of(year)}&nivel=${value}&${period}`)
    expect(sums(rows, names), label).toEqual(pick(detailed, names))
  }
  const tree = await get(`/despesapornivel/detalhada?${of(year)}&${period}`)
  const roots = tree.filter((row) => row.nivel === 1)
  const open = roots.some((row) => 'valorEmLiquidacao' in row) ? [...names, 'valorEmLiquidacao'] : names
  expect(sums(roots, open), 'the roots of the tree').toEqual(pick(detailed, open))
}

const pick = (from: Sums, names: readonly string[]): Sums =>
  Object.fromEntries(names.map((name) => [name, from[name] ?? 0]))

describe('every level of every entity and year', () => {
  it('sums to the commitments and the budget', async () => {
    expect(years.length).toBeGreaterThan(5)
    for (const year of years) await expectEveryLevelToSum(year, await fromCommitments(year))
  })

  it('sums, in a period, to the facts dated in it', async () => {
    for (const year of years) {
      const [inicio, fim] = [`${year.exercicio}-02-10`, `${year.exercicio}-06-30`]
      await expectEveryLevelToSum(year, await fromFacts(year, inicio, fim), `dataInicial=${inicio}&dataFinal=${fim}`)
    }
  })

  it('is the same without a period and in one that contains every fact', async () => {
    for (const year of years) {
      const whole = await get(`/despesapornivel/detalhada?${of(year)}`)
      expect(await get(`/despesapornivel/detalhada?${of(year)}&dataInicial=1990-01-01&dataFinal=2199-12-31`)).toEqual(
        whole,
      )
      expect(await get(`/despesapornivel/detalhada?${of(year)}&dataFinal=2199-12-31`)).toEqual(whole)
    }
  })

  it('exports the same as the response, in every format', async () => {
    const year = years[0] as Year
    for (const nivel of NIVEIS_DESPESA) {
      const path = pathOf(nivel.nivelLei, nivel.tipo, year)
      const rows = await get(path)
      const report = path.replace('/despesapornivel', '/despesapornivel/report')
      const exported = await get<{ linhas: Row[]; totais: Row }>(`${report}/json`)
      expect(exported.linhas).toEqual(rows)
      for (const name of listOf(nivel, year).totals) expect(cents(exported.totais[name])).toBe(sumCents(rows, name))
      for (const type of EXPORT_TYPES) {
        const { statusCode, headers } = await app.inject(`${report}/${type}`)
        const file = `despesa-${nivel.rota}-${year.entidade}-${year.exercicio}.`
        expect([statusCode, headers['content-disposition']]).toEqual([200, expect.stringContaining(file)])
      }
    }
    const tree = await get(`/despesapornivel/detalhada?${of(year)}`)
    expect(
      (await get<{ linhas: Row[] }>(`/despesapornivel/detalhada/report?${of(year)}&exportType=json`)).linhas,
    ).toEqual(tree)
    const byLevel = await get(`/despesapornivel/nivel?${of(year)}&nivel=4`)
    expect(
      (await get<{ linhas: Row[] }>(`/despesapornivel/nivel/report?${of(year)}&nivel=4&exportType=json`)).linhas,
    ).toEqual(byLevel)
  })
})

describe('the link of a row', () => {
  it('opens the commitments that make up its figures', async () => {
    const year = years[0] as Year
    for (const nivel of NIVEIS_DESPESA) {
      for (const row of await get(pathOf(nivel.nivelLei, nivel.tipo, year))) {
        const link = provaDaLinha(nivel, row, {})
        if (row.codigo === undefined) {
          expect(link).toBe('')
          continue
        }
        const proof = await get<Row>(link.replace(empenhos.path, empenhos.api.totals ?? '').concat(`&${of(year)}`))
        expect(cents(proof.valorEmpenhado) - cents(proof.valorAnulado), link).toBe(cents(row.valorEmpenhado))
        for (const name of ['valorLiquidado', 'valorRetido', 'valorPago'])
          expect(cents(proof[name]), link).toBe(cents(row[name]))
      }
    }
  })

  it('does not filter by day of issue; in a period it filters by what happened in it', () => {
    const [orgao] = NIVEIS_DESPESA
    const linkIn = (periodo: Periodo) => orgao && provaDaLinha(orgao, { codigo: '02' }, periodo)
    expect(linkIn({})).toBe('/empenhos?orgao=02&dataInicial=&dataFinal=')
    expect(linkIn({ dataInicial: '2026-01-01', dataFinal: '2026-01-31' })).toBe(
      '/movimento-empenhos?dataInicial=2026-01-01&dataFinal=2026-01-31&orgao=02',
    )
    expect(linkIn({ dataInicial: '2026-02-01' })).toBe('/movimento-empenhos?dataInicial=2026-02-01&orgao=02')
  })
})

describe('the tree', () => {
  it('comes in the order of codes, each parent before its children and equal to their sum', async () => {
    for (const year of years) {
      const rows = await get(`/despesapornivel/detalhada?${of(year)}`)
      const codes = rows.map(({ programatica }) => String(programatica))
      expect(new Set(codes).size).toBe(codes.length)
      expect(codes).toEqual([...codes].sort())
      const parents: Row[] = []
      const children = new Map<Row, Row[]>()
      for (const row of rows) {
        parents.length = Number(row.nivel) - 1
        const parent = parents.at(-1)
        if (parent) {
          expect(String(row.programatica).startsWith(`${parent.programatica}.`)).toBe(true)
          children.set(parent, [...(children.get(parent) ?? []), row])
        }
        parents.push(row)
      }
      for (const row of rows) expect(row.aceitaMovimentacao).toBe(children.has(row) ? 'N' : 'S')
      for (const [parent, below] of children) {
        for (const name of ['valorPrevisto', 'valorAtualizado', ...EXECUCAO]) {
          expect(sumCents(below, name), String(parent.programatica)).toBe(cents(parent[name]))
        }
      }
    }
  })

  it('can be limited to a level', async () => {
    const year = years[0] as Year
    const whole = await get(`/despesapornivel/detalhada?${of(year)}`)
    expect(await get(`/despesapornivel/detalhada?${of(year)}&nivelFinal=2`)).toEqual(
      whole.filter((row) => Number(row.nivel) <= 2),
    )
  })

  it('hides the stage in settlement if the entity does not publish it', async () => {
    const year = years[0] as Year
    const gate = (valor: string) =>
      database.pool
        .query(
          `insert into parametro values ($1, $2, 94, $3) on conflict (entidade, exercicio, parametro) do update
            set valor = $3`,
          [year.entidade, year.exercicio, valor],
        )
        .then(() => database.pool.query('select resumo.reconstruir($1, $2)', [year.entidade, year.exercicio]))
    for (const valor of ['N', 'S']) {
      await gate(valor)
      const other = await openTestApp(database, { plugins: [despesaPorNivel] })
      for (const path of ['/despesapornivel/detalhada', '/despesapornivel/nivel']) {
        const rows = (await other.inject(`${path}?${of(year)}`)).json<Row[]>()
        expect(rows.every((row) => 'valorEmLiquidacao' in row)).toBe(valor === 'S')
      }
      await other.close()
    }
  })
})

describe('missing levels', () => {
  it('have a row of their own', async () => {
    const year = years[0] as Year
    for (const { nivelLei, tipo } of NIVEIS_DESPESA) {
      const rows = await get(pathOf(nivelLei, tipo, year))
      const missing = rows.filter(({ codigo }) => codigo === undefined)
      expect(
        missing.map(({ descricao }) => descricao),
        nivelLei,
      ).toEqual(['Não informado'])
      expect(rows.at(-1)).toBe(missing[0])
    }
    const root = (await get(`/despesapornivel/detalhada?${of(year)}`)).find(({ programatica }) => programatica === 'NI')
    expect(root).toMatchObject({
      descricao: 'Não informado',
      nivel: 1,
      valorPrevisto: 1000.01,
      valorEmpenhado: 550.55,
      valorPago: 10.01,
    })
  })
})

describe('the options', () => {
  it('split projects, activities and operations by their first digit', async () => {
    const year = years[1] as Year
    const asked = async (nivelPrograma: string) =>
      get(`/despesapornivel/nivel?${of(year)}&nivel=6&nivelPrograma=${nivelPrograma}`)
    const [todos, ...parts] = await Promise.all(['0', '1', '2', '3'].map(asked))
    expect(parts.every((rows) => rows.length > 0)).toBe(true)
    expect(
      parts
        .flat()
        .map(({ programatica }) => programatica)
        .sort(),
    ).toEqual(todos?.map(({ programatica }) => programatica))
    expect(parts[1]?.every(({ programatica }) => String(programatica).startsWith('2.'))).toBe(true)
  })

  it('include the two levels that have an address of their own', async () => {
    const year = years[0] as Year
    expect(await get(`/despesapornivel/fonte-recursos?${of(year)}`)).toEqual(await get(pathOf('R', 'R', year)))
    const esferas = await get(`/despesapornivel/esfera-administrativa?${of(year)}`)
    expect(esferas).toEqual(await get(pathOf('E', 'E', year)))
    expect(esferas.map(({ codigo }) => codigo ?? '')).toEqual(expect.arrayContaining(['F', '']))
  })

  it.each([
    ['/despesapornivel/1/2026/O/C', 'nivelLei'],
    ['/despesapornivel/x/2026/O/P', 'entidade'],
    ['/despesapornivel/nivel?nivel=8', 'nivel'],
    ['/despesapornivel/detalhada?dataInicial=2026-13-01', 'dataInicial'],
    ['/despesapornivel/report/1/2026/O/P/doc', 'exportType'],
  ])('refuses %s', async (path, field) => {
    const response = await app.inject(path)
    expect(response.statusCode).toBe(400)
    expect(response.json<{ violations: { field: string }[] }>().violations.map((violation) => violation.field)).toEqual(
      [field],
    )
  })
})
