// Compares the views of taxes: what is launched is paid, waived or owed; no whole CPF is shown.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Page, Row } from '@portal/kit/list'
import { openTestDatabase, type TestDatabase } from '../../testing/test-database.ts'
import { openTestPortal, type TestPortal } from '../../testing/test-portal.ts'
import { cents, sumCents } from '../../testing/walk.ts'

let database: TestDatabase
let portal: TestPortal

/** The autarchy hides what the Prefeitura shows. */
const setGates = (entidade: number, valor: string): Promise<unknown> =>
  database.pool.query('update parametro set valor = $2 where parametro in (80, 111) and entidade = $1', [
    entidade,
    valor,
  ])

beforeAll(async () => {
  database = await openTestDatabase('demo')
  await setGates(1, 'S')
  await setGates(4, 'N')
  portal = await openTestPortal({ database, config: { readsPerMinute: Number.MAX_SAFE_INTEGER } })
})

afterAll(async () => {
  await portal?.close()
  await database?.close()
})

type Asked = Readonly<Record<string, string | number>>
const PREFEITURA: Asked = { entidade: 1, exercicio: 2025 }
const address = (path: string, asked: Asked): string =>
  `${path}?${new URLSearchParams(Object.entries(asked).map(([name, value]) => [name, String(value)]))}`

async function ask<T = Row[]>(path: string, asked: Asked = PREFEITURA): Promise<T> {
  const answer = await portal.get(address(path, asked))
  expect([path, asked, answer.statusCode]).toEqual([path, asked, 200])
  return answer.json<T>()
}

describe('what is launched', () => {
  it('is paid, waived or still to collect, and the ledger collected what was paid', async () => {
    const rows = await ask('/api/arrecadacoes')
    expect(rows.map(({ receita }) => receita)).toEqual(['11125001', '11210101', '11220101'])
    const tree = await ask('/api/receitas')
    for (const row of rows) {
      expect(cents(row.valorArrecadar)).toBe(cents(row.valorLancado) - cents(row.valorPago) - cents(row.valorRenuncia))
      expect(cents(row.valorInadimplente)).toBeLessThanOrEqual(cents(row.valorArrecadar))
      const leaf = tree.find(({ receita }) => receita === row.receita)
      expect([cents(leaf?.valorLancado), cents(leaf?.valorArrecadado)]).toEqual([
        cents(row.valorLancado),
        cents(row.valorPago),
      ])
    }
    const early = await ask('/api/arrecadacoes', { ...PREFEITURA, posicao: '2025-02-01' })
    expect(sumCents(early, 'valorInadimplente')).toBe(0)
    expect(sumCents(early, 'valorLancado')).toBe(sumCents(rows, 'valorLancado'))
  })

  it('is listed by street of a neighbourhood, once both it and the tax are chosen', async () => {
    const neighbourhoods = await ask<{ id: string }[]>('/api/bairros', { ...PREFEITURA, descricao: 'jardim' })
    expect(neighbourhoods.length).toBeGreaterThan(0)
    expect(neighbourhoods.every(({ id }) => id.includes('JARDIM'))).toBe(true)
    const everywhere = await ask<{ id: string }[]>('/api/bairros')
    let launched = 0
    for (const { id } of everywhere) {
      const rows = await ask('/api/arrecadacoes/bairros', { ...PREFEITURA, receita: '1.1.1.2.50.0.1', bairro: id })
      launched += sumCents(
        rows.filter(({ bairro }) => bairro === id),
        'valorLancado',
      )
      for (const row of rows) expect(row.inadimplencia).toMatch(/^(-|\d+,\d%)$/)
    }
    const [iptu] = await ask('/api/arrecadacoes')
    expect(launched).toBe(cents(iptu?.valorLancado))
    for (const asked of [{ receita: '11125001' }, { bairro: 'centro' }]) {
      expect((await portal.get(address('/api/arrecadacoes/bairros', { ...PREFEITURA, ...asked }))).statusCode).toBe(400)
    }
  })

  it('shows "-" where nothing was launched', async () => {
    await database.pool.query(
      `insert into cadastro_tributario (entidade, cadastro, tipo, contribuinte, bairro, logradouro)
        values (1, 999001, 'Imobiliário', 1, 'VAZIO', 'RUA SEM NADA')`,
    )
    await database.pool.query(
      `insert into lancamento_tributario values (1, 2025, 999001, '11125001', 999001, '2025-01-10', '2025-03-10', 0)`,
    )
    const [row] = await ask('/api/arrecadacoes/bairros', { ...PREFEITURA, receita: '11125001', bairro: 'vazio' })
    expect(row).toMatchObject({ inadimplencia: '-', valorLancado: 0 })
  })
})

describe('the active debt', () => {
  it('is the sum of its contributors, of its years and of its position, on any day', async () => {
    const total = cents((await ask<Row>('/api/dividas-ativas/total', { ...PREFEITURA, posicao: '2025-12-31' })).valor)
    expect(total).toBeGreaterThan(0)
    expect(sumCents(await ask('/api/dividas-ativas/anos'), 'saldo')).toBe(total)
    const [last, ...before] = await ask('/api/dividas-ativas/posicoes')
    expect([last?.posicao, cents(last?.saldo)]).toEqual(['2025-12-31', total])
    expect(before.map(({ posicao }) => posicao)).toEqual(['2024-12-31', '2023-12-31'])
    for (const { posicao, saldo } of before) {
      expect(
        cents((await ask<Row>('/api/dividas-ativas/total', { ...PREFEITURA, posicao: String(posicao) })).valor),
      ).toBe(cents(saldo))
    }
    const years = await ask('/api/dividas-ativas/anos')
    const ofYear = await ask<Row>('/api/dividas-ativas/total', {
      ...PREFEITURA,
      posicao: '2025-12-31',
      exercicioDivida: 2024,
    })
    expect(cents(ofYear.valor)).toBe(cents(years.find(({ exercicioDivida }) => exercicioDivida === 2024)?.saldo))
  })

  it('opens a contributor by number or by name, and shows no whole CPF', async () => {
    const { content } = await ask<Page>('/api/dividas-ativas', { ...PREFEITURA, posicao: '2025-12-31', size: 2000 })
    for (const row of content.slice(0, 8)) {
      const debts = await ask('/api/dividas-ativas/contribuinte', {
        ...PREFEITURA,
        posicao: '2025-12-31',
        idsContribuintes: String(row.idsContribuintes),
      })
      expect([debts.length, sumCents(debts, 'valor')]).toEqual([row.quantidade, cents(row.valor)])
      const named = await ask('/api/dividas-ativas/contribuinte', {
        ...PREFEITURA,
        posicao: '2025-12-31',
        nome: String(row.nome),
        cnpjCpfDB: String(row.cnpjCpf),
      })
      expect(named.length).toBeGreaterThanOrEqual(debts.length)
    }
    expect(content.some(({ cnpjCpf }) => /^\*\*\*\.\d{3}\.\d{3}-\*\*$/.test(String(cnpjCpf)))).toBe(true)
    const { rows } = await database.pool.query<{ cpf: string }>(
      'select cnpj_cpf as cpf from contribuinte where length(cnpj_cpf) = 11',
    )
    const text = JSON.stringify(content)
    expect(rows.filter(({ cpf }) => text.includes(cpf))).toEqual([])
    expect(await ask('/api/dividas-ativas/contribuinte')).toEqual([])
  })

  it(
    'filters by name, by court and by value; showValor and parameters 80 and 111 hide the value and the ' +
      'registered document',
    async () => {
      const of = (asked: Asked): Promise<Page> =>
        ask<Page>('/api/dividas-ativas', { ...PREFEITURA, size: 2000, ...asked })
      const all = (await of({})).content
      const [first] = all
      const piece = String(first?.nome).toLowerCase().slice(0, 5)
      expect(
        (await of({ nomeFiltro: piece })).content.every(({ nome }) => String(nome).toLowerCase().includes(piece)),
      ).toBe(true)
      const court = (await of({ somenteAjuizado: 'true' })).totalElements
      expect(court).toBeGreaterThan(0)
      expect(court).toBeLessThan(all.length)
      expect((await of({ valorMinimo: 1000 })).content.every(({ valor }) => Number(valor) >= 1000)).toBe(true)
      expect((await of({ showValor: 'N' })).content.every(({ valor }) => valor === undefined)).toBe(true)
      const closed: Asked = { entidade: 4, exercicio: 2025 }
      const { content } = await of(closed)
      expect(content.length).toBeGreaterThan(0)
      for (const field of ['valor', 'cnpjCpfDB']) expect(content[0]).not.toHaveProperty(field)
      expect((await portal.get(address('/api/dividas-ativas/anos', closed))).statusCode).toBe(404)
      expect(
        (await portal.get(address('/api/dividas-ativas/report', { ...closed, exportType: 'csv' }))).body,
      ).not.toMatch(/Valor|no cadastro/)
      expect(
        (
          await ask('/api/dividas-ativas/contribuinte', {
            ...closed,
            idsContribuintes: String(content[0]?.idsContribuintes),
          })
        )[0],
      ).not.toHaveProperty('valor')
    },
  )
})

describe('waived revenue', () => {
  it('is what the guides exempted, by company and never by person', async () => {
    const { content } = await ask<Page>('/api/renuncias')
    expect(sumCents(content, 'valorRealizado')).toBe(sumCents(await ask('/api/arrecadacoes'), 'valorRenuncia'))
    for (const { renuncia, valorRealizado } of content) {
      const who = await ask('/api/renuncias/beneficiarios', { ...PREFEITURA, renuncia: Number(renuncia) })
      expect(sumCents(who, 'valor')).toBe(cents(valorRealizado))
      for (const { nome, cnpj } of who) expect(cnpj === undefined).toBe(nome === 'Pessoas físicas')
    }
  })
})

describe('the revenue of the pandemic', () => {
  it('is that of the marked sources, and each row is the sum of its days', async () => {
    const fund = { entidade: 3, exercicio: 2023 }
    const {
      content: [row],
    } = await ask<Page>('/api/receitas/covid', fund)
    expect(row).toMatchObject({ receita: '17139901', fonteRecurso: '16020000' })
    expect(
      sumCents(
        await ask('/api/receitas/dia', { ...fund, receita: '17139901', fonteRecurso: '16020000' }),
        'valorArrecadado',
      ),
    ).toBe(cents(row?.valorArrecadado))
    expect(await ask<Page>('/api/receitas/covid', { ...fund, receitaLike: '2' })).toMatchObject({ totalElements: 0 })
    expect((await ask<Page>('/api/receitas/covid', { ...fund, receitaLike: '1.7.1' })).totalElements).toBe(1)
    expect(await ask<Page>('/api/receitas/covid', { ...fund, exercicio: 2025 })).toMatchObject({ totalElements: 0 })
  })
})
