import { Readable } from 'node:stream'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { empenhos } from '@portal/catalog/despesa/empenhos'
import { fornecedores } from '@portal/catalog/despesa/fornecedores'
import type { ResultadoPesquisa } from '@portal/catalog/portal/pesquisa'
import { cpfFrom, formatCnpjCpf } from '@portal/kit/cpf-cnpj'
import type { PortalError } from '@portal/kit/errors'
import type { Page } from '@portal/kit/list'
import { documentoOf, ENTIDADE, EXERCICIO, OUTRA_ENTIDADE, UNIDADE } from '../../../testing/sample.ts'
import { openTestPortal, type TestPortal } from '../../../testing/test-portal.ts'
import { tsQuery } from '../../../lists/conditions.ts'
import { readTermos } from './termos.ts'

let portal: TestPortal
const CPF = cpfFrom('111444777')
const NADA = { total: 0, achados: [] }

beforeAll(async () => {
  portal = await openTestPortal({ config: { searchesPerMinute: 5 } })
  await portal.database.pool.query('update empenho set historico = $1 where entidade = $2 and empenho = 7', [
    `Aquisição de materiais de construção para reformas, CPF ${CPF}`,
    ENTIDADE,
  ])
})
afterAll(() => portal.close())

async function search(pesquisa: string, entidade = ENTIDADE): Promise<ResultadoPesquisa> {
  const answer = await portal.get(`/api/pesquisa?${new URLSearchParams({ pesquisa, entidade: String(entidade) })}`)
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json()
}

describe('GET /api/pesquisa', () => {
  test.each(['sao jose', 'SÃO JOSÉ', 'padarias são josé'])('finds a supplier by %j', async (typed) => {
    const { fornecedores } = await search(typed)
    expect(fornecedores.achados.length).toBeGreaterThan(0)
    expect(fornecedores.achados.length).toBeLessThanOrEqual(10)
    for (const { titulo, rota } of fornecedores.achados) {
      expect(titulo).toContain('Padaria São José')
      expect(rota).toMatch(/^\/fornecedores\/(codigo\/\d+|[0-9A-Z]{14})\?/)
      expect(rota?.endsWith(`?entidade=${ENTIDADE}&exercicio=${EXERCICIO}`)).toBe(true)
    }
  })

  test('finds a person by the whole CPF and shows it masked', async () => {
    const cpf = String(documentoOf(3))
    const { fornecedores } = await search(formatCnpjCpf(cpf))
    expect(fornecedores).toMatchObject({ total: 1, achados: [{}] })
    expect(fornecedores).not.toHaveProperty('rota')
    expect(fornecedores.achados[0]?.subtitulo).toContain(`***.${cpf.slice(3, 6)}.${cpf.slice(6, 9)}-**`)
    expect(fornecedores.achados[0]?.rota).toContain('/fornecedores/codigo/3?')
    expect(JSON.stringify(fornecedores)).not.toContain(cpf)
  })

  test.each(['12', `12/${EXERCICIO}`])('finds a commitment by its number %s', async (typed) => {
    const { empenhos } = await search(typed)
    expect(empenhos).toMatchObject({ total: 1, achados: [{}] })
    expect(empenhos.achados[0]?.titulo).toMatch(`Empenho 12/${EXERCICIO}: `)
    expect(empenhos.achados[0]?.rota).toContain(`empenho=12&unidadeOrcamentaria=${UNIDADE}`)
  })

  test.each(['material de construções', 'reforma', 'AQUISICOES construcao'])(
    'finds a commitment by its history, %j',
    async (typed) => {
      const { empenhos } = await search(typed)
      expect(empenhos.achados.map(({ titulo }) => titulo.split(':')[0])).toEqual([`Empenho 7/${EXERCICIO}`])
      expect(empenhos.achados[0]?.subtitulo).not.toContain(CPF)
      expect(empenhos.achados[0]?.subtitulo).toContain('***.444.777-**')
    },
  )

  test.each(['licitações', 'LICITACAO', 'melhores preços'])('finds a legal word by %j', async (typed) => {
    expect((await search(typed)).glossario).toEqual({
      total: 1,
      achados: [{ titulo: 'Licitação', subtitulo: 'Disputa aberta para comprar pelo melhor preço.' }],
    })
  })

  test.each([
    'padaria',
    'jose sao',
    'conceição da maria',
    'despesas',
    'numero despesa',
    'construção',
    '12',
    `12/${EXERCICIO}`,
    String(documentoOf(1)),
  ])('sends whoever searched %j to lists of as many rows as it says there are', async (typed) => {
    const found = await search(typed)
    const linked = (
      [
        [found.fornecedores, fornecedores],
        [found.empenhos, empenhos],
      ] as const
    ).filter(([{ total }]) => total > 0)
    expect(linked.length).toBeGreaterThan(0)
    for (const [{ total, achados, rota = '' }, list] of linked) {
      const address = new URL(rota, 'http://portal')
      expect(address.pathname).toBe(list.path)
      const asked = new URLSearchParams([...address.searchParams].filter(([, value]) => value !== ''))
      const answer = await portal.get(`${list.api.list}?${asked}`)
      expect(answer.headers).not.toHaveProperty('x-parametros-ignorados')
      expect([typed, list.path, answer.json<Page>().totalElements]).toEqual([typed, list.path, total])
      expect(achados).toHaveLength(Math.min(total, 10))
    }
  })

  test('counts all matches and shows the newest', async () => {
    const { total, achados } = (await search('despesa')).empenhos
    expect([total, achados.length]).toEqual([180, 10])
    const days = achados.map(({ subtitulo }) => subtitulo.slice(0, 10).split('/').reverse().join('-'))
    expect(days[0]).toBe(`${EXERCICIO}-12-28`)
    expect(days).toEqual([...days].sort().reverse())
  })

  test('puts whole words before words that only begin so, however new', async () => {
    const { pool } = portal.database
    const write = 'update empenho set historico = $1, data = $2 where entidade = $3 and exercicio = $4 and empenho = $5'
    const rows = [
      ['Reparo pneumático', '12-20', 21],
      ['Pneus do ônibus', '02-10', 22],
      ['Um pneu', '03-11', 23],
    ] as const
    for (const [historico, day, empenho] of rows)
      await pool.query(write, [historico, `${EXERCICIO}-${day}`, ENTIDADE, EXERCICIO, empenho])
    await pool.query(`select resumo.refazer($1, $2, '{}', '{despesa}')`, [ENTIDADE, EXERCICIO])
    for (const typed of ['pneu', 'pneus']) {
      const { total, achados } = (await search(typed)).empenhos
      expect([total, achados.map(({ titulo }) => titulo.split(/[ /]/)[1])]).toEqual([3, ['23', '22', '21']])
    }
  })

  test('links only to pages in the menu of the entity', async () => {
    expect(await search('padaria', OUTRA_ENTIDADE)).toEqual({
      fornecedores: NADA,
      empenhos: NADA,
      listas: [],
      glossario: NADA,
    })
  })

  test.each(['%', '_', '\\', "' or 1=1 --", '!!', '&|!():*<->', '= zz%'])('takes %j as text', async (typed) => {
    const { empenhos } = await search(typed)
    expect(empenhos).toMatchObject(NADA)
  })

  test('refuses an empty text and one that is too long', async () => {
    for (const query of ['', '?pesquisa=', '?pesquisa=%20', `?pesquisa=${'a'.repeat(121)}`, '?pesquisa=a&pesquisa=b']) {
      expect((await portal.get(`/api/pesquisa${query}`)).json()).toMatchObject({
        status: 400,
        violations: [{ field: 'pesquisa' }],
      })
    }
  })

  test('limits the searches of one address', async () => {
    const asked = { url: '/portaltransparencia-api/api/pesquisa?pesquisa=rua', remoteAddress: '203.0.113.9' }
    for (let i = 0; i < 5; i++) expect((await portal.app.inject(asked)).statusCode).toBe(200)
    const refused = await portal.app.inject(asked)
    expect([refused.statusCode, Number(refused.headers['retry-after']) > 0]).toEqual([429, true])
  })

  test('limits searches made through pages by their visitor', async () => {
    const statuses: unknown[] = []
    const pages = await openTestPortal({
      database: portal.database,
      config: { searchesPerMinute: 5 },
      render: async ({ fetchJson }) => {
        statuses.push(
          await fetchJson('/api/pesquisa?pesquisa=rua').then(
            () => 200,
            (error: PortalError) => error.status,
          ),
        )
        return { kind: 'page', status: 200, html: Readable.from(['']) }
      },
    })
    for (let i = 0; i < 7; i++)
      await pages.app.inject({ url: '/portaltransparencia/pesquisa', remoteAddress: '203.0.113.9' })
    await pages.app.inject({ url: '/portaltransparencia/pesquisa', remoteAddress: '203.0.113.10' })
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429, 200])
    await pages.close()
  })
})

describe('readTermos', () => {
  test.each(['153/2026', 'Empenho 153/2026', 'empenhos nº 153/2026', 'Nº153/2026', 'número 153/2026'])(
    'takes %j as a commitment',
    (typed) => {
      expect(readTermos(typed).empenho).toEqual({ numero: 153, exercicio: 2026 })
    },
  )

  test('treats a number among other words as text', () => {
    for (const typed of ['pneu 153', 'empenho', 'empenho 1x']) expect(readTermos(typed).empenho).toBeUndefined()
  })

  test('writes a query into which no operator can be injected', () => {
    expect(tsQuery(readTermos("pneu' & !roda:*").words)).toBe('(pneu:*) & (roda:*)')
  })
})
