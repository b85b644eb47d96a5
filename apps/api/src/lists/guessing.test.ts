// Tests an attack: someone who sees `***.401.489-**` tries the thousand CPFs it could be, by every call of the portal.
import { Readable } from 'node:stream'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { empenhos } from '@portal/catalog/despesa/empenhos'
import { fornecedores } from '@portal/catalog/despesa/fornecedores'
import type { Render } from '@portal/catalog/pagina'
import type { ResultadoPesquisa } from '@portal/catalog/portal/pesquisa'
import { declaredCalls } from '../calls/routes.ts'
import { cpfFrom, hideCpfs } from '@portal/kit/cpf-cnpj'
import { ALIKE } from '../http/cpf-limiter.ts'
import { forgetAllCounted } from '../testing/counts.ts'
import { documentoOf, ENTIDADE, EXERCICIO } from '../testing/sample.ts'
import { openTestPortal, type TestPortal } from '../testing/test-portal.ts'

const PERSON = 3
const CPF = String(documentoOf(PERSON))
const CANDIDATES = Array.from({ length: 1000 }, (_, at) =>
  cpfFrom(`${String(at).padStart(3, '0')}${CPF.slice(3, 9)}`),
).filter((each) => each !== CPF)
const CONTEXTO = { entidade: String(ENTIDADE), exercicio: String(EXERCICIO) }

/** Renders a page with the data that its query string asks for. */
const render: Render = async ({ url, fetchJson }) => {
  const { search } = new URL(url, 'http://portal')
  const dados = await fetchJson(`${fornecedores.api.list}${search}`).catch((error: Error) => ({
    message: error.message,
  }))
  return { kind: 'page', status: 200, html: Readable.from([JSON.stringify(dados)]) }
}

let first: TestPortal
let portal: TestPortal
beforeAll(async () => {
  first = await openTestPortal()
})
afterAll(() => first.close())
beforeEach(async () => {
  await forgetAllCounted(first.database.pool)
  portal = await openTestPortal({ database: first.database, config: { trustedProxies: 1 }, render })
  return () => portal.close()
})

const from = (address = '192.0.2.1') => ({ 'x-forwarded-for': address })
const get = (path: string, query: Record<string, string>, headers: Record<string, string> = from()) =>
  portal.get(`${path}?${new URLSearchParams({ ...CONTEXTO, ...query })}`, headers)

const ways: Record<string, (cpf: string, headers?: Record<string, string>) => ReturnType<TestPortal['get']>> = {
  list: (cpf, headers) => get(fornecedores.api.list, { cnpjCpf: cpf }, headers),
  totals: (cpf, headers) => get(fornecedores.api.totals ?? '', { cnpjCpf: cpf }, headers),
  export: (cpf, headers) => get(fornecedores.api.report, { cnpjCpf: cpf, exportType: 'csv' }, headers),
  expression: (cpf, headers) => get(empenhos.api.list, { search: `fornecedor.cnpj==${cpf}` }, headers),
  search: (cpf, headers) => get('/api/pesquisa', { pesquisa: cpf }, headers),
  page: (cpf, headers = from()) =>
    portal.app.inject({
      url: `/portaltransparencia/fornecedores?${new URLSearchParams({ ...CONTEXTO, cnpjCpf: cpf })}`,
      headers,
    }),
}

const isRefused = (body: string): boolean => body.includes('CPFs parecidos')

describe('guessing a masked CPF', () => {
  test.each(Object.keys(ways))(
    'by %s is refused after a few attempts, and then by every other way too',
    async (name) => {
      const way = ways[name]
      for (const cpf of CANDIDATES.slice(0, ALIKE.network))
        expect(isRefused((await way?.(cpf))?.body ?? '')).toBe(false)
      for (const [other, ask] of Object.entries(ways)) {
        const answer = await ask(CANDIDATES[10] ?? '')
        expect([other, isRefused(answer.body)]).toEqual([other, true])
        if (other !== 'page') {
          expect(answer.statusCode).toBe(429)
          expect(Number(answer.headers['retry-after'])).toBeGreaterThan(3600)
        }
        expect(isRefused((await ask(CPF)).body)).toBe(true)
      }
    },
  )

  test('a refused visitor gets no cached response of someone else', async () => {
    for (const ask of Object.values(ways)) expect((await ask(CPF, from('203.0.113.9'))).statusCode).toBe(200)
    for (const cpf of CANDIDATES.slice(0, ALIKE.network)) await ways['list']?.(cpf)
    const etag = (await ways['list']?.(CPF, from('203.0.113.9')))?.headers.etag
    const again = await ways['list']?.(CPF, { ...from(), 'if-none-match': String(etag) })
    expect(again?.statusCode).toBe(429)
    expect((await ways['list']?.(CPF, from('203.0.113.9')))?.headers['cache-control']).toBe('private, no-store')
  })

  test('a visitor who searches their own CPF can page, sort and export without limit', async () => {
    for (let page = 0; page < 30; page++) {
      const answer = await get(empenhos.api.list, { cnpjCpf: CPF, page: String(page), size: '1' })
      expect(answer.statusCode).toBe(200)
    }
    expect((await ways['list']?.(CPF))?.json()).toMatchObject({ totalElements: 1 })
    expect((await ways['export']?.(CPF))?.statusCode).toBe(200)
  })

  test('companies can be searched without limit, several at a time', async () => {
    for (let fornecedor = 0; fornecedor < 40; fornecedor++) {
      const answer = await get(fornecedores.api.list, { cnpjCpf: `12${String(345_000 + fornecedor).padStart(6, '0')}` })
      expect(answer.statusCode).toBe(200)
    }
    const companies = [1, 2, 4].map(documentoOf).join(',')
    expect((await get(empenhos.api.list, { search: `fornecedor.cnpj=in=(${companies})` })).statusCode).toBe(200)
  })
})

describe('several CPFs in one request are refused with the reason', () => {
  const [a = '', b = ''] = CANDIDATES
  test.each([
    [`fornecedor.cnpj=in=(${a},${b})`, 'Um CPF não vale em lista: informe um por vez'],
    [`fornecedor.cnpj=in=(${a})`, 'Um CPF não vale em lista: informe um por vez'],
    [`fornecedor.cnpj==${a},fornecedor.cnpj==${b}`, 'Um CPF não vale em “ou”: informe um por vez'],
    [`(fornecedor.cnpj==${a},valor>0);valor>=0`, 'Um CPF não vale em “ou”: informe um por vez'],
    [`fornecedor.cnpj!=${a}`, 'Um CPF só se busca com =='],
    [`fornecedor.cnpj==${a};fornecedor.cnpj==${b}`, 'Informe um CPF por vez.'],
    [`fornecedor.cnpj>=${a}`, 'O operador >= não vale para este campo'],
  ])('%s', async (search, message) => {
    const answer = await get(empenhos.api.list, { search })
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toMatchObject({
      violations: [{ field: 'search', message: expect.stringContaining(message) as string }],
    })
  })

  test('a filter and an expression count as two', async () => {
    const answer = await get(empenhos.api.list, { cnpjCpf: a, search: `fornecedor.cnpj==${b}` })
    expect(answer.json()).toMatchObject({
      status: 400,
      violations: [{ field: 'search', message: 'Informe um CPF por vez.' }],
    })
  })

  test('sorting by a document is refused', async () => {
    const answer = await get(fornecedores.api.list, { sort: 'cnpjCpf,ASC' })
    expect(answer.json()).toMatchObject({
      status: 400,
      violations: [{ field: 'sort', message: expect.stringContaining('documento') as string }],
    })
  })

  test('no call outside the lists has a document as a key', () => {
    const keyed = declaredCalls.filter(({ keys }) =>
      Object.values({ ...keys.required, ...keys.optional }).some(({ kind }) => kind === 'documento'),
    )
    expect(keyed.map(({ path }) => path)).toEqual([])
  })
})

describe('a CPF written in a name or a text', () => {
  const ESCRITO = cpfFrom('298401489')

  test.each([['298.401.489-82'], ['29840148982'], ['298 401 489 82'], ['298-401-489/82']])(
    'as %s is not found by its hidden digits in any list, sort or search, and is masked in every format',
    async (written) => {
      const { pool } = portal.database
      await pool.query('update fornecedor set nome = $1 where entidade = $2 and fornecedor = $3', [
        `TEODORICO ${written}`,
        ENTIDADE,
        PERSON,
      ])
      await pool.query('update empenho set historico = $1 where entidade = $2 and fornecedor = $3', [
        `Serviço de ${written}, pedreiro`,
        ENTIDADE,
        PERSON,
      ])
      await pool.query(`select resumo.refazer($1, $2, '{}', '{despesa}')`, [ENTIDADE, EXERCICIO])
      await pool.query(`select sistema.nova_versao('despesa', $1, $2)`, [ENTIDADE, EXERCICIO])
      const count = async (nome: string): Promise<number> =>
        (await get(fornecedores.api.list, { nome })).json<{ totalElements: number }>().totalElements
      expect(await count('teodorico')).toBe(1)
      expect(await count('401.489')).toBe(1)
      for (const part of [written, ESCRITO, `teodorico ${written.slice(0, 3)}`])
        expect([part, await count(part)]).toEqual([part, 0])
      for (const [hidden, wrong] of [
        ['489-82', '489-13'],
        ['teodorico 2', 'teodorico 7'],
      ] as const)
        expect(await count(hidden)).toBe(await count(wrong))
      const ofName = async (nome: string): Promise<number> =>
        (await get(empenhos.api.list, { nome })).json<{ totalElements: number }>().totalElements
      expect(await ofName('teodorico')).toBeGreaterThan(0)
      for (const part of [written, ESCRITO, `489${written.slice(-3)}`, `teodorico ${written.slice(0, 1)}`])
        expect([part, await ofName(part)]).toEqual([part, 0])
      const totalOf = async (pesquisa: string): Promise<number> =>
        (await get('/api/pesquisa', { pesquisa })).json<ResultadoPesquisa>().empenhos.total
      expect(await totalOf(`pedreiro ${written.slice(0, 3)}`)).toBe(0)
      expect(await totalOf('pedreiro')).toBeGreaterThan(0)
      for (const exportType of ['json', 'csv', 'txt', 'html']) {
        const { body } = await get(fornecedores.api.report, { nome: 'teodorico', exportType })
        expect(body).toContain('***.401.489-**')
        expect(body).not.toContain(written)
        expect(hideCpfs(body)).toBe(body)
      }
    },
  )
})
