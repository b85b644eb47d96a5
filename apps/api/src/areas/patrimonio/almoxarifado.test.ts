// Checks the rules of the warehouse and of the property register, over rows made to break them.
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { consumo, movimentacao, posicao } from '@portal/catalog/patrimonio/almoxarifado'
import { bens } from '@portal/catalog/patrimonio/patrimonio'
import type { List, Page, Row } from '@portal/kit/list'
import { ENTIDADE, EXERCICIO } from '../../testing/sample.ts'
import { ESTOQUE } from '../../testing/samples/patrimonio.ts'
import { openTestApp } from '../../testing/test-app.ts'
import { openTestDatabase, type TestDatabase } from '../../testing/test-database.ts'
import { address, cents, get, sumCents, walkPages, type Query } from '../../testing/walk.ts'

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

const PERIODO = { dataInicio: `${EXERCICIO}-01-01`, dataFinal: `${EXERCICIO}-12-31` }
const { orgao, antesDaEntrada, negativo } = ESTOQUE

const refused = async (list: List, query: Query): Promise<string[]> => {
  const calls = [list.api.list, list.api.totals ?? list.api.list, list.api.report]
  const answers = await Promise.all(
    calls.map((path) =>
      app.inject(address(path, { ...query, ...(path === list.api.report && { exportType: 'csv' }) })),
    ),
  )
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(calls.map(() => 400))
  return answers[0]?.json<{ violations: { message: string }[] }>().violations.map(({ message }) => message) ?? []
}

it('consumption requires a period and who consumed', async () => {
  expect(await refused(consumo, {})).toEqual([
    'Data Início é obrigatório.',
    'Data Final é obrigatório.',
    'Centro de Custo de Consumo é obrigatório.',
  ])
  expect(await refused(consumo, { ...PERIODO, centroCustoDestino: 'x' })).toHaveLength(1)
})

it('the consumption of a centre is the sum of the exits to it, in rows, totals and files', async () => {
  const options = await get<{ id: number }[]>(app, '/api/centroscusto/consumidores')
  expect(options.map(({ id }) => id).sort()).toEqual([3, 4])
  for (const { id } of options) {
    const asked = { ...PERIODO, centroCustoDestino: id }
    const {
      rows: [stored],
    } = await database.pool.query<{ valor: string; linhas: number }>(
      `select sum(valor_total) as valor, count(*)::int as linhas from estoque where entidade = $1 and exercicio = $2
        and tipo = 'SAIDA' and centro_custo_consumo = $3`,
      [ENTIDADE, EXERCICIO, id],
    )
    const rows = await walkPages(app, consumo, asked)
    expect([rows.length, sumCents(rows, 'valorTotal')]).toEqual([stored?.linhas, cents(stored?.valor)])
    expect(cents((await get<Row>(app, consumo.api.totals ?? '', asked)).valorTotal)).toBe(cents(stored?.valor))
    const { linhas } = await get<{ linhas: Row[] }>(app, consumo.api.report, { ...asked, exportType: 'json' })
    expect(linhas).toEqual(rows)
    const origin = { ...asked, centroCustoOrigem: 2 }
    expect(await walkPages(app, consumo, origin)).toEqual(
      rows.filter(({ centroCustoOrigem }) => centroCustoOrigem === 2),
    )
  }
  expect(
    await walkPages(app, consumo, { ...PERIODO, dataFinal: `${EXERCICIO}-03-03`, centroCustoDestino: 3 }),
  ).not.toHaveLength(0)
})

it('a position requires the organ, which the warehouses list', async () => {
  expect(await refused(posicao, {})).toEqual(['Órgão é obrigatório.'])
  expect((await get<Row[]>(app, '/api/estoque/orgao')).map(({ id }) => id)).toEqual([orgao])
  expect((await get<Row[]>(app, '/api/centroscusto/estocadores', { orgao })).map(({ id }) => id).sort()).toEqual([1, 2])
})

it('the position of a day is the entries minus the exits until that day, at the mean cost', async () => {
  for (const data of [
    `${EXERCICIO - 1}-11-09`,
    `${EXERCICIO - 1}-11-10`,
    `${EXERCICIO}-02-09`,
    `${EXERCICIO}-03-04`,
    `${EXERCICIO}-04-10`,
    `${EXERCICIO}-12-31`,
  ]) {
    const { rows: stored } = await database.pool.query<{ chave: string; saldo: string; valor: string }>(
      `select centro_custo || '/' || item as chave, sum(case tipo when 'ENTRADA' then quantidade
        else -quantidade end) as saldo,
        sum(case tipo when 'ENTRADA' then valor_total else -valor_total end) as valor
      from estoque where entidade = $1 and data <= $2 group by 1 order by 1`,
      [ENTIDADE, data],
    )
    const rows = await walkPages(app, posicao, { orgao, data })
    const said = rows.map(({ centroCusto, item, saldo, valorTotal }) => [
      `${centroCusto}/${item}`,
      Number(saldo),
      cents(valorTotal),
    ])
    expect(said.sort()).toEqual(stored.map(({ chave, saldo, valor }) => [chave, Number(saldo), cents(valor)]).sort())
    for (const { saldo, custoUnitario, valorTotal } of rows) {
      if (Number(saldo) <= 0) expect(custoUnitario).toBeUndefined()
      else expect(Number(custoUnitario)).toBeCloseTo(Number(valorTotal) / Number(saldo), 3)
    }
    expect(cents((await get<Row>(app, posicao.api.totals ?? '', { orgao, data })).valorTotal)).toBe(
      sumCents(rows, 'valorTotal'),
    )
  }
})

it('an exit before its entry is below zero until the entry, and stays so if there is none', async () => {
  const on = async (
    data: string,
    { centroCusto, item }: { centroCusto: number; item: number },
  ): Promise<Row | undefined> =>
    (await walkPages(app, posicao, { orgao, data, centroCusto })).find((row) => row.item === item)
  expect(await on(`${EXERCICIO}-03-31`, antesDaEntrada)).toBeUndefined()
  expect(await on(`${EXERCICIO}-04-10`, antesDaEntrada)).toMatchObject({ saldo: -5, valorTotal: -50 })
  expect(await on(`${EXERCICIO}-04-20`, antesDaEntrada)).toMatchObject({ saldo: 3, custoUnitario: 10, valorTotal: 30 })
  expect(await on(`${EXERCICIO}-12-31`, negativo)).toMatchObject({ saldo: -3, valorTotal: -9 })
})

it('one material shows its entries and exits, each with its file', async () => {
  const key = { centroCusto: 1, item: 3 }
  const rows = await get<Row[]>(app, movimentacao.api.list, key)
  expect(rows.map(({ tipo }) => tipo).sort()).toEqual(['ENTRADA', 'SAIDA'])
  expect(
    await refused({ ...movimentacao, api: { list: movimentacao.api.list, report: movimentacao.api.report } }, {}),
  ).toEqual(['Centro de Custo é obrigatório.', 'Item é obrigatório.'])
  for (const tipo of ['ENTRADA', 'SAIDA']) {
    const { linhas } = await get<{ linhas: Row[] }>(app, movimentacao.api.report, { ...key, tipo, exportType: 'json' })
    expect(linhas).toEqual(rows.filter((row) => row.tipo === tipo))
  }
  expect(await get<Row>(app, '/api/movimentacao/item', key)).toMatchObject({ saldoAnterior: 10, saldo: 10 + 13 - 6 })
  expect(await get<Row[]>(app, movimentacao.api.list, { centroCusto: 1, item: 999 })).toEqual([])
  expect(
    (await app.inject(address('/api/movimentacao/item', { centroCusto: 1, item: 999 }))).json<{ message: string }>()
      .message,
  ).toBe('Nenhuma movimentação encontrada.')
})

it('a medicine with less than a month of its mean use counts as running out', async () => {
  const { content } = await get<Page>(app, '/api/estoque-medicamentos', { posicao: `${EXERCICIO}-03-20`, size: 2000 })
  expect(content.length).toBeGreaterThan(60)
  for (const { quantidade, consumoMensal, situacao } of content) {
    const left = Number(quantidade)
    expect(situacao).toBe(left <= 0 ? 'Em falta' : left < Number(consumoMensal ?? 0) ? 'Acabando' : 'Suficiente')
  }
  const ending = await get<Page>(app, '/api/estoque-medicamentos', {
    posicao: `${EXERCICIO}-03-20`,
    acabando: 'true',
    size: 2000,
  })
  expect(ending.content).toEqual(content.filter(({ situacao }) => situacao !== 'Suficiente'))
})

it('a commitment lists the goods it bought, and a good its commitments', async () => {
  const rows = await walkPages(app, bens, { empenho: `2/${EXERCICIO}` })
  expect(rows.map((row) => row['id.bem']).sort()).toEqual([1, 41, 81])
  const row = await get<{ id: { bem: number }; comodato: Row }>(app, '/api/patrimonios/detalhe', {
    tipo: 'M',
    bem: 1,
    chapa: 9001,
  })
  expect(row).toMatchObject({ id: { tipo: 'M', bem: 1 }, comodato: { local: 'Associação de Moradores' } })
  expect(await get<Row[]>(app, '/api/patrimonios/empenhos', { tipo: 'M', bem: 1 })).toMatchObject([
    { empenho: 2, valor: 50 },
  ])
  expect(await get<Row[]>(app, '/api/patrimonios/locais-do-bem', { tipo: 'M', bem: 1 })).toEqual([
    { descricaoNivel: 'Secretaria', descricaoLocal: 'Secretaria de Educação' },
    { descricaoNivel: 'Prédio', descricaoLocal: 'Escola' },
    { descricaoNivel: 'Sala', descricaoLocal: '=Sala' },
  ])
})

it('the sums by type and by place equal those of the lists they link to', async () => {
  for (const { tipo, quantidade, valorAquisicao } of await get<Row[]>(app, '/api/patrimonios/por-tipo')) {
    const rows = await walkPages(app, bens, { tipo: String(tipo), baixado: 'N' })
    expect([rows.length, sumCents(rows, 'valorAquisicao')]).toEqual([quantidade, cents(valorAquisicao)])
  }
  for (const { local, quantidade, valorAquisicao } of await get<Row[]>(app, '/api/patrimonios/por-local')) {
    if (local === undefined) continue
    const rows = await walkPages(app, bens, { local: Number(local), baixado: 'N' })
    expect([rows.length, sumCents(rows, 'valorAquisicao')]).toEqual([quantidade, cents(valorAquisicao)])
  }
})

it('the month and the sector of the fleet add up to what its vehicles spent', async () => {
  const {
    rows: [stored],
  } = await database.pool.query<{ valor: string }>(
    'select sum(valor_total) as valor from veiculo_gasto where entidade = $1 and exercicio = $2',
    [ENTIDADE, EXERCICIO],
  )
  for (const path of ['/api/veiculos/custos-por-mes', '/api/veiculos/custos-por-setor']) {
    expect(sumCents(await get<Row[]>(app, path), 'valorGasto')).toBe(cents(stored?.valor))
  }
  const [mes] = await get<Row[]>(app, '/api/veiculos/gastos', { veiculo: 1 })
  expect(Number(mes?.custoPorUnidade)).toBeCloseTo(82 / 120.5, 3)
})
