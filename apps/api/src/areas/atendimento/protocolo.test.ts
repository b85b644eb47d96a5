import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { ProcessoCriado, ProcessoPublico } from '@portal/catalog/atendimento/processo'
import { API_BASE } from '@portal/catalog/rotas'
import type { ErrorBody } from '@portal/kit/errors'
import { ENTIDADE, EXERCICIO, OUTRA_ENTIDADE } from '../../testing/sample.ts'
import { openTestPortal, type TestPortal } from '../../testing/test-portal.ts'
import { LIMITES } from './tentativas.ts'

let portal: TestPortal

beforeAll(async () => {
  portal = await openTestPortal()
})
afterAll(() => portal.close())

const WRONG = 'AAAA-AAAA-AAAA-AAAA-AAAA-AAAA'
const GUESSES = 10_000

const post = (path: string, payload: object, remoteAddress: string) =>
  portal.app.inject({
    method: 'POST',
    url: `${API_BASE}${path}?entidade=${ENTIDADE}&exercicio=${EXERCICIO}`,
    payload,
    remoteAddress,
  })

async function ask(): Promise<ProcessoCriado> {
  const response = await post(
    '/api/processos',
    { assunto: 'a', digitacao: 'b', formaRecebimento: 'On-Line' },
    '127.0.0.1',
  )
  return response.json<ProcessoCriado>()
}

const follow = ({ exercicio, processo }: ProcessoCriado, senha: string, remoteAddress: string) =>
  post('/api/processos/consulta', { entidade: ENTIDADE, exercicio, numero: processo, senha }, remoteAddress)

describe('guessing a password', () => {
  test('10,000 wrong passwords for one process are stopped, and the right one from elsewhere still works', async () => {
    const made = await ask()
    const statuses = new Map<number, number>()
    for (let guess = 0; guess < GUESSES; guess += 100) {
      const answers = await Promise.all(Array.from({ length: 100 }, () => follow(made, WRONG, '203.0.113.9')))
      for (const { statusCode } of answers) statuses.set(statusCode, (statuses.get(statusCode) ?? 0) + 1)
    }
    expect(Object.fromEntries(statuses)).toEqual({
      404: LIMITES.processoEVisitante,
      429: GUESSES - LIMITES.processoEVisitante,
    })
    const right = await follow(made, made.senha, '203.0.113.9')
    expect([right.statusCode, Number(right.headers['retry-after'])]).toEqual([429, expect.any(Number)])
    expect((await follow(made, made.senha, '198.51.100.7')).statusCode).toBe(200)
  })

  test('guesses from many addresses are stopped too, and the right password still works', async () => {
    const made = await ask()
    const tried = async (visitor: number): Promise<number> =>
      (await follow(made, WRONG, `10.${visitor >> 8}.${visitor & 255}.1`)).statusCode
    for (let visitor = 0; visitor < LIMITES.processo; visitor++) expect(await tried(visitor)).toBe(404)
    expect(await tried(0)).toBe(429)
    expect(await tried(5_000)).toBe(404)
    expect(await tried(5_000)).toBe(429)
    expect((await follow(made, made.senha, '198.51.100.8')).statusCode).toBe(200)
  })

  test('one visitor cannot evade the limit with other processes or other addresses of the same network', async () => {
    const all = await Promise.all(Array.from({ length: 7 }, ask))
    const statuses: number[] = []
    for (const made of all) {
      for (let guess = 0; guess < 9; guess++)
        statuses.push((await follow(made, WRONG, `2001:db8:1:1::${guess + 1}`)).statusCode)
    }
    expect(statuses.filter((status) => status === 404)).toHaveLength(LIMITES.visitante)
    expect((await follow(all[0] as ProcessoCriado, WRONG, '2001:db8:1:2::1')).statusCode).toBe(404)
  })

  test('a wrong password, year, number or entity gets the same response', async () => {
    const made = await ask()
    const bodies = [
      { entidade: ENTIDADE, exercicio: made.exercicio, numero: made.processo, senha: WRONG },
      { entidade: ENTIDADE, exercicio: made.exercicio, numero: 999_999, senha: made.senha },
      { entidade: ENTIDADE, exercicio: 1999, numero: made.processo, senha: made.senha },
      { entidade: OUTRA_ENTIDADE, exercicio: made.exercicio, numero: made.processo, senha: made.senha },
    ]
    for (const body of bodies) {
      const response = await post('/api/processos/consulta', body, '198.51.100.20')
      const { timestamp, ...rest } = response.json<ErrorBody>()
      expect([response.statusCode, rest]).toEqual([
        404,
        {
          status: 404,
          error: 'Not Found',
          exception: 'PortalError',
          message: 'Nenhum processo encontrado',
          detail: '',
          path: `${API_BASE}/api/processos/consulta`,
        },
      ])
      expect(timestamp).toBeTruthy()
    }
  })
})

describe('following a process', () => {
  test('the password is accepted in any notation, by POST or by the address of the specification', async () => {
    const made = await ask()
    const sloppy = made.senha.toLowerCase().replaceAll('-', ' ').replaceAll('0', 'o').replaceAll('1', 'l')
    expect((await follow(made, sloppy, '198.51.100.30')).statusCode).toBe(200)
    const { processo, exercicio, senha } = made
    const got = await portal.get(
      `/api/processos?entidade=${ENTIDADE}&exercicio=${exercicio}&numero=${processo}&senha=${senha}`,
    )
    expect([got.statusCode, got.headers['cache-control'], got.json<{ processo: number }>().processo]).toEqual([
      200,
      'private, no-store',
      processo,
    ])
  })

  test('with the type instead of the password, the requester is not shown', async () => {
    const asked = async (query: string) =>
      portal.get(`/api/processos?entidade=${ENTIDADE}&exercicio=${EXERCICIO}&${query}`)
    const shown = await asked('numero=2&tipo=E-SIC')
    expect(shown.json<ProcessoPublico>()).toMatchObject({ processo: 2, digitacao: 'Pedido número 2', tramitacoes: [] })
    expect(shown.body).not.toMatch(/Fulana|529|requerente/)
    expect((await asked('numero=5&tipo=E-SIC')).json<ProcessoPublico>().digitacao).toBe('Em triagem')
    for (const query of ['numero=2&tipo=Sic%20F%C3%ADsico', 'numero=4&tipo=E-SIC', 'numero=99999&tipo=E-SIC']) {
      expect((await asked(query)).statusCode).toBe(404)
    }
    for (const query of ['numero=2', 'tipo=E-SIC', 'numero=x&senha=y'])
      expect((await asked(query)).statusCode).toBe(400)
  })
})
