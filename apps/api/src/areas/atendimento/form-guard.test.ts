import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { FormularioAberto } from '@portal/catalog/atendimento/processo'
import type { ErrorBody } from '@portal/kit/errors'
import { anonima, visitorOf } from '../../testing/esic.ts'
import { ENTIDADE, EXERCICIO } from '../../testing/sample.ts'
import { openTestPortal, type TestPortal } from '../../testing/test-portal.ts'
import { segredoOf, sign } from './assinatura.ts'

const PER_HOUR = 8

let portal: TestPortal

beforeAll(async () => {
  portal = await openTestPortal({ config: { submissionsPerHour: PER_HOUR } })
})
afterAll(() => portal.close())

const stampOf = async (age: number): Promise<string> =>
  sign(await segredoOf(portal.app.pool), 'formulario', Date.now() - age)
const HOUR = 3_600_000

describe('submissions by programs are refused', () => {
  test('when the hidden field is filled in', async () => {
    const response = await visitorOf(portal).post('/api/processos', { ...anonima(), website: 'http://spam.example' })
    expect([response.statusCode, response.json<ErrorBody>().message]).toEqual([
      422,
      expect.stringContaining('programa'),
    ])
  })

  test('when the form was open for too short or too long', async () => {
    const { post } = visitorOf(portal)
    const send = async (carimbo: string): Promise<number> =>
      (await post('/api/processos', { ...anonima(), carimbo })).statusCode
    const { carimbo } = (
      await portal.get(`/api/processos/formulario?entidade=${ENTIDADE}&exercicio=${EXERCICIO}`)
    ).json<FormularioAberto>()
    expect(await send(carimbo)).toBe(422)
    expect(await send(await stampOf(HOUR))).toBe(201)
    expect(await send(await stampOf(31 * 24 * HOUR))).toBe(422)
    expect(await send(`${carimbo.slice(0, -2)}AA`)).toBe(422)
    expect(await send('qualquer')).toBe(422)
  })

  test('by a rate limit, lower without a stamp; refused and repeated submissions do not count', async () => {
    const { post } = visitorOf(portal, '203.0.113.50')
    const carimbo = await stampOf(HOUR)
    const send = async (parts: object = {}): Promise<number> =>
      (await post('/api/processos', { ...anonima(), ...parts })).statusCode
    for (let i = 0; i < 20; i++) expect(await send({ assunto: '' })).toBe(400)
    expect([await send(), await send(), await send()]).toEqual([201, 201, 429])
    const chave = 'uma-chave-com-mais-de-22-letras'
    const rest = PER_HOUR - 2
    for (let i = 0; i < rest; i++) expect(await send({ carimbo, ...(i === 0 && { chave }) })).toBe(201)
    const refused = await post('/api/processos', { ...anonima(), carimbo })
    expect([refused.statusCode, Number(refused.headers['retry-after'])]).toEqual([429, expect.any(Number)])
    expect(await send({ carimbo, chave })).toBe(201)
    expect((await visitorOf(portal, '203.0.113.51').post('/api/processos', { ...anonima(), carimbo })).statusCode).toBe(
      201,
    )
  })

  test('when they are too large', async () => {
    expect(
      (await visitorOf(portal).post('/api/processos', anonima({ digitacao: 'x'.repeat(70_000) }))).statusCode,
    ).toBe(413)
  })
})
