// Loads a package of each kind of source a city may have into an empty portal with the documented command: pages must
// work and sums must equal the files'.
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { lists } from '@portal/catalog/areas'
import type { MenuItem } from '@portal/catalog/contexto'
import { despesaDetalhada, despesaDetalhadaPorNivel } from '@portal/catalog/despesa/despesa-detalhada'
import { empenhos } from '@portal/catalog/despesa/empenhos'
import { fornecedores } from '@portal/catalog/despesa/fornecedores'
import { liquidacoesPagas } from '@portal/catalog/despesa/liquidacoes-pagas'
import { restosAPagar } from '@portal/catalog/despesa/restos-a-pagar'
import { notaEmpenho } from '@portal/catalog/despesa/rotas'
import { API_BASE } from '@portal/catalog/rotas'
import type { Contexto, Row } from '@portal/kit/list'
import { City } from '../../testing/agreement-city.ts'
import { figuresApart, readFigures } from '../../testing/agreement-figures.ts'
import { FONTES, importFonte, openTestDatabase, type TestDatabase } from '../../testing/test-database.ts'
import { openTestPortal, type TestPortal } from '../../testing/test-portal.ts'
import { cents, sumCents } from '../../testing/walk.ts'

type Fonte = 'planilha' | 'so-totais' | 'anos-anteriores' | 'cpf-mascarado'
type Line = Readonly<Record<string, string>>

/** Sums the file directly, without using the importer. */
async function linesOf(fonte: Fonte, table: string): Promise<Line[]> {
  const text = await readFile(join(FONTES, fonte, `${table}.csv`), fonte === 'planilha' ? 'latin1' : 'utf8').catch(
    () => '',
  )
  const separator = fonte === 'planilha' ? ';' : fonte === 'cpf-mascarado' ? '|' : ','
  const cellsOf = (line: string): string[] =>
    [...`${line}${separator}`.matchAll(new RegExp(`(?:"((?:[^"]|"")*)"|([^"${separator}]*))\\${separator}`, 'g'))].map(
      ([, quoted, bare]) => quoted ?? bare ?? '',
    )
  const [header = '', ...rows] = text.split(/\r?\n/).filter((line) => line !== '')
  const names = cellsOf(header)
  return rows.map((row) => Object.fromEntries(cellsOf(row).map((cell, at) => [names[at] ?? '', cell])))
}

const centsOf = (written = ''): number => {
  const plain = written.includes(',') ? written.replaceAll('.', '').replace(',', '.') : written
  return plain === '' ? 0 : Math.round(Number(plain) * 100)
}
const sumOf = (rows: readonly Line[], exercicio: number, column: string): number =>
  rows.filter((row) => Number(row['exercicio']) === exercicio).reduce((sum, row) => sum + centsOf(row[column]), 0)

const routesOf = (menu: readonly MenuItem[]): string[] =>
  menu.flatMap(({ route, subMenu }) => [...(route === undefined ? [] : [route]), ...routesOf(subMenu)])

let database: TestDatabase
let portal: TestPortal
let city: City

const open = (fonte: Fonte): void => {
  beforeAll(async () => {
    database = await openTestDatabase('vazio')
    expect(await importFonte(database, fonte)).toMatchObject({ code: 0, err: '' })
    const { rows } = await database.pool.query<Contexto>('select entidade, exercicio from exercicio order by 1, 2')
    portal = await openTestPortal({ database, config: { readsPerMinute: Number.MAX_SAFE_INTEGER } })
    city = new City((path) => portal.get(path), rows)
  })
  afterAll(async () => {
    await portal?.close()
    await database?.close()
  })
  test('each year adds up to its files', async () => {
    const [emitted, settled, paid] = await Promise.all(
      (['empenho', 'liquidacao', 'pagamento'] as const).map((table) => linesOf(fonte, table)),
    )
    for (const { entidade, exercicio } of city.contextos) {
      const sum = (rows: readonly Line[] | undefined, column: string): number => sumOf(rows ?? [], exercicio, column)
      const liquidado = sum(settled, 'valor') + sum(emitted, 'total_liquidado')
      const unknown = (emitted ?? []).some((row) => Number(row['exercicio']) === exercicio && row['valor'] === '')
      const totals = await city.totals(empenhos, { entidade, exercicio })
      expect([
        exercicio,
        cents(totals.valorEmpenhado),
        cents(totals.valorAnulado),
        cents(totals.valorLiquidado),
        cents(totals.valorPago),
      ]).toEqual([
        exercicio,
        unknown ? liquidado : sum(emitted, 'valor'),
        sum(emitted, 'total_anulado'),
        liquidado,
        sum(paid, 'valor') + sum(emitted, 'total_pago'),
      ])
    }
  })
  test('each figure is the same wherever it is shown', async () => {
    for (const contexto of city.contextos) {
      const apart = figuresApart(await readFigures(city, contexto))
      expect({ ...contexto, apart }).toEqual({ ...contexto, apart: [] })
    }
  })
  test('every page of the menu works and every list responds, in files too', async () => {
    for (const { entidade, exercicio } of city.contextos) {
      const routes = routesOf(await city.json<MenuItem[]>(`/parametros/menu/${entidade}/${exercicio}`, {}))
      expect(routes).toContain('/empenhos')
      for (const route of routes) {
        const list = lists.find(({ path }) => path === route)
        if (!list) continue
        const rows = await city.pages(list, { entidade, exercicio })
        if (rows.length > 0) await city.text(list.api.report, { entidade, exercicio, exportType: 'csv' })
      }
    }
  })
}

describe('a spreadsheet', () => {
  open('planilha')

  test('names functions and natures the city left unnamed, at every level of the code', async () => {
    const contexto = { entidade: 50, exercicio: 2025 }
    const row = await city.json<Row>('/empenhos/detalhe', { ...contexto, empenho: 1 })
    expect(row).toMatchObject({
      descricaoFuncao: 'Saúde',
      descricaoSubFuncao: 'Atenção Básica',
      descricaoElemento: 'Outros Serviços de Terceiros - Pessoa Jurídica',
      programatica: '03.010.10.301.0003.2002.3.3.90.39.05.00.00.00.',
    })
    const tree = await city.rows(despesaDetalhada, contexto)
    expect(tree.find(({ programatica }) => programatica === '02.010.12.361.0002.2001.3.3.90.30')).toMatchObject({
      nivel: 10,
      descricao: 'Material de Consumo',
    })
    expect(tree.map(({ descricao }) => descricao)).not.toContain('Sem descrição')
    expect(tree.every((each) => each.valorPrevisto === undefined && each.valorAtualizado === undefined)).toBe(true)
    expect(await city.totals(despesaDetalhadaPorNivel, contexto, { nivel: '1' })).not.toHaveProperty('valorPrevisto')
  })

  test('shows nothing that its files lack', async () => {
    const row = await city.json<Row>('/empenhos/detalhe', { entidade: 50, exercicio: 2025, empenho: 5 })
    expect(Object.keys(row)).not.toEqual(expect.arrayContaining(['historico']))
    expect(row).not.toHaveProperty('especie')
  })
})

describe('totals alone', () => {
  open('so-totais')

  test('are shown as totals, with a note of what is missing', async () => {
    const key = { entidade: 60, exercicio: 2025, empenho: 5 }
    expect(await city.json<Row>('/empenhos/detalhe', key)).toMatchObject({
      origem:
        'A origem dá só os totais deste empenho, até 31/10/2025, sem os documentos de cada liquidação e pagamento.',
    })
    const menu = routesOf(await city.json<MenuItem[]>('/parametros/menu/60/2025', {}))
    expect(menu).toEqual(expect.arrayContaining(['/liquidacoes/pagas', '/liquidacoes/pagar']))
    const { content } = await city.json<{ content: Row[] }>('/empenhos/detalhe/movimentacao', key)
    expect(
      content
        .slice(1)
        .map(({ descricaoTipoLancamento, nroDocumento, data }) => [descricaoTipoLancamento, nroDocumento, data]),
    ).toEqual([
      ['Liquidação', 'Só o total, sem documentos', '2025-10-31'],
      ['Cancelamento', 'Só o total, sem documentos', '2025-10-31'],
      ['Pagamento', 'Só o total, sem documentos', '2025-10-31'],
    ])
  })
})

describe('commitments of earlier years that only payments mention', () => {
  open('anos-anteriores')

  test('are shown by number, year and supplier, with their movements', async () => {
    const row = await city.json<Row>('/empenhos/detalhe', { entidade: 70, exercicio: 2023, empenho: 1 })
    expect(row).toMatchObject({
      nome: 'Livraria Flor de Lis',
      origem:
        'A origem diz deste empenho só o número, o ano e o fornecedor: o valor é o que dele se liquidou, pagou e ' +
        'anulou.',
    })
    expect(row).not.toHaveProperty('data')
    const nota = await portal.get(notaEmpenho({ entidade: 70, exercicio: 2023, empenho: 1 }).slice(API_BASE.length))
    expect([nota.statusCode, nota.headers['content-type']]).toEqual([200, 'application/pdf'])
    const { content } = await city.json<{ content: Row[] }>('/empenhos/detalhe/movimentacao', {
      entidade: 70,
      exercicio: 2023,
      empenho: 1,
    })
    expect(content.map(({ data }) => data)).toEqual([undefined, '2025-02-10', '2025-03-15'])
    expect(
      (await city.pages(empenhos, { entidade: 70, exercicio: 2023 })).every(({ data }) => data === undefined),
    ).toBe(true)
  })

  test('are inherited and paid in the year of the payment', async () => {
    const restos = await city.totals(restosAPagar, { entidade: 70, exercicio: 2025 })
    const paid = await city.pages(liquidacoesPagas, { entidade: 70, exercicio: 2025 }, { isPendentes: 'true' })
    expect(paid.length).toBeGreaterThan(0)
    expect(cents(restos.valorPago)).toBe(sumCents(paid, 'valor'))
  })
})

describe('a masked CPF', () => {
  open('cpf-mascarado')
  const contexto = { entidade: 80, exercicio: 2026 }

  test('is shown masked in the same way, however it was written', async () => {
    const rows = await city.pages(fornecedores, contexto)
    expect(rows.map(({ cnpjCpf }) => cnpjCpf).sort()).toEqual([
      '***.401.489-**',
      '***.401.490-**',
      '***.777.888-**',
      '12.345.678/0001-95',
    ])
  })

  test.each(['***.401.489-**', '***401489**', '12340148999'])('is found by its known digits: %s', async (cnpjCpf) => {
    expect((await city.pages(fornecedores, contexto, { cnpjCpf })).map(({ nome }) => nome)).toEqual([
      'Maria das Dores Lima',
    ])
    expect(
      (await city.pages(empenhos, contexto, { cnpjCpf })).every(({ nome }) => nome === 'Maria das Dores Lima'),
    ).toBe(true)
  })

  test('hides the address of people', async () => {
    await database.pool.query(`update fornecedor set logradouro = 'Rua das Flores', numero = '9', bairro = 'Centro'`)
    const [row] = await city.pages(empenhos, contexto, { cnpjCpf: '***.401.489-**' })
    expect(
      await city.json<Row>('/empenhos/detalhe', { ...contexto, empenho: Number(row?.empenho) }),
    ).not.toHaveProperty('endereco')
  })
})
