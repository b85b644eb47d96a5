// Tests the requests of existing clients of portals like this one, exactly as they send them.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { abaAtas } from '@portal/catalog/parametros'
import type { Page } from '@portal/kit/list'
import { ENTIDADE, EXERCICIO } from '../testing/sample.ts'
import { openTestPortal, type TestPortal } from '../testing/test-portal.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await openTestPortal()
})
afterAll(() => portal.close())

const ask = async <T>(path: string, status = 200): Promise<T> => {
  const response = await portal.get(path)
  expect([path, response.statusCode]).toEqual([path, status])
  return response.json<T>()
}
const count = async (search: string): Promise<number> =>
  (await ask<Page>(`/empenhos/lista?size=1&search=${encodeURIComponent(search)}`)).totalElements

describe('expressions', () => {
  const year = `id.exercicio=='${EXERCICIO}' and id.entidade=='${ENTIDADE}'`

  test('give the same rows with word and sign operators', async () => {
    const all = await count(year)
    expect(all).toBeGreaterThan(0)
    expect(await count(`${year} and data>='${EXERCICIO}-03-01'`)).toBe(
      await count(`id.exercicio==${EXERCICIO};id.entidade==${ENTIDADE};data>=${EXERCICIO}-03-01`),
    )
    expect(await count(`${year} and (empenho=le=3 or empenho=gt=5)`)).toBe(
      await count(`${year};(empenho<=3,empenho>5)`),
    )
    expect(await count(`${year} and empenho=out=(1,2)`)).toBe(all - (await count(`${year} and empenho=in=(1,2)`)))
  })
})

test('the page repeats the sort property under the name the client used', async () => {
  const { sort } = await ask<Page>('/empenhos/lista?size=1&sort=empenho,asc')
  expect(sort).toEqual([
    {
      direction: 'ASC',
      property: 'empenho',
      ascending: true,
      descending: false,
      ignoreCase: false,
      nullHandling: 'NATIVE',
    },
  ])
})

test('returns the entities without a context', async () => {
  const [first] = await ask<Record<string, unknown>[]>('/api/entidades')
  expect(Object.keys(first ?? {}).sort()).toEqual(expect.arrayContaining(['id', 'nome', 'tipo']))
  expect(first).not.toHaveProperty('cnpj')
})

test('returns whether a year is open or closed as booleans', async () => {
  const [year] = await ask<Record<string, unknown>[]>(`/api/exercicios/entidade/${ENTIDADE}`)
  expect(year).toMatchObject({ aberto: true, fechado: false })
})

test('serves the OpenAPI document at the address such clients use', async () => {
  expect(await ask('/v3/api-docs')).toMatchObject({ openapi: expect.any(String) })
  expect((await portal.get('/swagger-ui/index.html')).headers['location']).toBe('/portaltransparencia-api/docs')
})

test('serves restos a pagar at both addresses, and by kind', async () => {
  const own = await ask<Page>('/api/restos-a-pagar?size=5&processados=true&sort=empenhoExercicio,asc')
  const other = await ask<Page>('/empenhos/restos-a-pagar?size=5&tipoPesquisa=Processados&sort=anoempenho,asc')
  expect(other.content).toEqual(own.content)
  expect(other.totalElements).not.toBe((await ask<Page>('/empenhos/restos-a-pagar?size=1')).totalElements)
  const report = await portal.get('/empenhos/restos-a-pagar/report?exportType=csv')
  expect([report.statusCode, report.headers['content-type']]).toEqual([200, 'text/csv; charset=utf-8'])
})

test('payments in the movements of a commitment have their number and year', async () => {
  const { content } = await ask<Page>('/empenhos/lista?size=200')
  const paid = content.find(({ valorPago }) => Number(valorPago) > 0)
  const { content: entries } = await ask<Page>(
    `/empenhos/detalhe/movimentacao?empenho=${paid?.empenho}&unidadeOrcamentaria=${paid?.unidadeOrcamentaria}` +
      `&exercicio=${paid?.exercicio}`,
  )
  const payments = entries.filter(({ tipoLancamento }) => tipoLancamento === 40)
  expect(payments.length).toBeGreaterThan(0)
  for (const payment of payments)
    expect(payment).toMatchObject({ noPagamento: expect.any(Number), exercicioPagamento: expect.any(Number) })
  for (const other of entries.filter(({ tipoLancamento }) => tipoLancamento === 20))
    expect(other).not.toHaveProperty('noPagamento')
})

describe('rows of bids and contracts', () => {
  const DA_LICITACAO = [
    'displayLicitacao',
    'tipoLicitacao',
    'licitacao',
    'numeroLicitacao',
    'exercicio',
    'descricao',
    'dataPublicacao',
    'dataAbertura',
    'horarioAbertura',
    'tipoCancelamento',
    'natureza',
    'objeto',
    'protocolo',
    'anoProtocolo',
    'displayProtocolo',
    'valorMaximo',
    'totalVencido',
    'hasRecurso',
    'observacao',
    'isCovid',
    'formaApuracao',
    'tipoParticipacao',
    'aplicaLei14133',
    'displayProcessoAdm',
    'processoAdmId',
    'mostraLeiEdital',
    'mostraLeiAta',
    'mostraLeiContrato',
  ]
  const DO_CONTRATO = [
    'displayContrato',
    'cnpjCpf',
    'inicioVigencia',
    'terminoVigencia',
    'valorContratado',
    'descricaoEntidadeLicitacao',
  ]
  type Rows = Page<Record<string, unknown>>
  const saying = (row: Record<string, unknown>, names: readonly string[]): string[] =>
    names.filter((name) => Object.hasOwn(row, name))

  test('have every key that such clients read, with null for unknown values', async () => {
    await portal.database.pool.query(
      'update contrato set termino_vigencia = null where contrato = (select min(contrato) from contrato)',
    )
    for (const [path, names, unknown] of [
      ['licitacoes', DA_LICITACAO, 'protocolo'],
      ['contratos', DO_CONTRATO, 'terminoVigencia'],
    ] as const) {
      const { content } = await ask<Rows>(`/api/${path}?size=2000`)
      for (const row of content) expect(saying(row, names)).toEqual(names)
      expect(content.map((row) => row[unknown])).toContain(null)
      expect(
        (await ask<Rows>(`/api/${path}?entidade=${ENTIDADE}&exercicio=${EXERCICIO}`)).content.map((row) =>
          saying(row, names),
        ),
      ).toContainEqual(names)
    }
  })

  test('have booleans for the tabs of a bid that the entity shows', async () => {
    const shown = async (): Promise<unknown[]> => {
      const [row] = (await ask<Rows>(`/api/licitacoes?entidade=${ENTIDADE}&exercicio=${EXERCICIO}&size=1`)).content
      return [row?.['mostraLeiEdital'], row?.['mostraLeiAta'], row?.['mostraLeiContrato']]
    }
    expect(await shown()).toEqual([true, true, true])
    await portal.database.pool.query('update parametro set valor = $1 where parametro = $2', [
      'N',
      abaAtas.parametro.numero,
    ])
    await expect.poll(shown).toEqual([true, false, true])
  })

  test('of other lists omit absent values', async () => {
    const { content } = await ask<Rows>('/empenhos/lista?size=200')
    expect(content.flatMap((row) => Object.values(row))).not.toContain(null)
  })
})

describe('csv', () => {
  const linesOf = async (query: string): Promise<string[]> =>
    (await portal.get(`/api/restos-a-pagar/report?exportType=csv${query}`)).body.split('\r\n')

  test('has its header on the fourth line, and with cabecalho=N consists of header and rows alone', async () => {
    const { totalElements } = await ask<Page>('/api/restos-a-pagar?size=1')
    const bare = await linesOf('&cabecalho=N')
    const whole = await linesOf('')
    const header = whole.indexOf(bare[0] ?? '')
    expect(header).toBe(3)
    expect(bare.slice(0, -1)).toHaveLength(totalElements + 1)
    expect(bare.at(-1)).toBe('')
    expect(whole.slice(header, header + totalElements + 1)).toEqual(bare.slice(0, -1))
  })

  test('marks the line of totals in its first column', async () => {
    expect((await linesOf('')).filter((line) => line.startsWith('Total;'))).toHaveLength(1)
  })

  test('refuses cabecalho for another format, or with another value', async () => {
    for (const query of ['exportType=pdf&cabecalho=N', 'exportType=csv&cabecalho=talvez']) {
      expect(await ask(`/api/restos-a-pagar/report?${query}`, 400)).toMatchObject({
        violations: [{ field: 'cabecalho' }],
      })
    }
  })
})

test('serves page -1 as the first page, and size 0 as the usual size', async () => {
  const usual = await ask<Page>('/empenhos/lista')
  expect(await ask<Page>('/empenhos/lista?page=-1&size=0')).toEqual(usual)
  expect(usual).toMatchObject({ number: 0, size: 20 })
})

test('formats the codes of the tree by the mask of the year', async () => {
  const codes = async (): Promise<string[]> =>
    (await ask<{ programatica: string }[]>('/despesapornivel/detalhada')).map(({ programatica }) => programatica)
  const years = async (): Promise<{ exercicio: number; modeloDespesa: object }[]> =>
    ask(`/api/exercicios/entidade/${ENTIDADE}`)
  expect((await years()).find(({ exercicio }) => exercicio === EXERCICIO)?.modeloDespesa).toMatchObject({
    mascara: '##.###.##.###.####.#.###.#.#.##.##.##.##.',
    quantidadeNiveis: 13,
    tamanho: 28,
  })
  expect(await codes()).toContain('02.01.10.301.0010.2.001.3.3.90.30')
  const mascara = '##.###.##.###.####.####.#.#.##.##'
  await portal.database.pool.query('update exercicio set mascara_despesa = $1', [mascara])
  await portal.database.pool.query('select sistema.nova_versao(area, entidade, exercicio) from sistema.carga')
  await expect.poll(codes).toContain('02.01.10.301.0010.2001.3.3.90.30')
  expect((await years()).find(({ exercicio }) => exercicio === EXERCICIO)?.modeloDespesa).toMatchObject({
    mascara,
    quantidadeNiveis: 10,
  })
})
