import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ErrorBody } from '@portal/kit/errors'
import { visitorOf, type Visitor } from '../../testing/esic.ts'
import { ENTIDADE, OUTRA_ENTIDADE } from '../../testing/sample.ts'
import { openTestPortal, type TestPortal } from '../../testing/test-portal.ts'

let portal: TestPortal
let visitor: Visitor

beforeAll(async () => {
  portal = await openTestPortal()
  visitor = visitorOf(portal)
})
afterAll(() => portal.close())

const mensagem = (parts: object = {}) => ({
  nome: 'Ana',
  email: 'ana@example.org',
  assunto: 'Buraco na rua',
  mensagem: 'Na esquina.\n  Há meses.',
  ...parts,
})
const kept = async () =>
  (
    await portal.database.pool.query(
      'select nome, email, assunto, texto from atendimento.mensagem where entidade = $1 order by mensagem',
      [ENTIDADE],
    )
  ).rows
const mail = async () =>
  (
    await portal.database.pool.query(
      `select para, responder_a, assunto, texto from atendimento.correio where motivo = 'contato' order by correio`,
    )
  ).rows

test('a message is stored as written and sent to the city, with its writer as Reply-To', async () => {
  const response = await visitor.post('/api/mensagens', mensagem())
  expect([response.statusCode, response.json()]).toEqual([201, { value: 'Mensagem enviada com sucesso!' }])
  expect(await kept()).toEqual([
    { nome: 'Ana', email: 'ana@example.org', assunto: 'Buraco na rua', texto: 'Na esquina.\n  Há meses.' },
  ])
  expect(await mail()).toEqual([
    {
      para: 'sic@example.org',
      responder_a: 'ana@example.org',
      assunto: 'Contato pelo portal: Buraco na rua',
      texto: 'De: Ana <ana@example.org>\nAssunto: Buraco na rua\n\nNa esquina.\n  Há meses.',
    },
  ])
})

test('mail headers cannot be injected', async () => {
  await visitor.post('/api/mensagens', mensagem({ assunto: 'Oi\r\nBcc: x@example.org', nome: 'A\nTo: y@example.org' }))
  const last = (await mail()).at(-1)
  expect(last.assunto).toBe('Contato pelo portal: Oi Bcc: x@example.org')
  expect(last.texto.split('\n')[0]).toBe('De: A To: y@example.org <ana@example.org>')
  expect(
    await visitor.faults(mensagem({ email: 'ana@example.org\r\nBcc: x@example.org' }), '/api/mensagens'),
  ).toHaveLength(1)
})

test('every field is required, with the messages of the specification', async () => {
  expect(await visitor.faults({}, '/api/mensagens')).toEqual([
    ['nome', 'Nome é obrigatório.'],
    ['email', 'E-mail é obrigatório.'],
    ['assunto', 'Assunto é obrigatório.'],
    ['mensagem', 'Mensagem é obrigatório.'],
  ])
  const response = await visitor.post('/api/mensagens', mensagem({ email: 'ana' }))
  expect(response.json<ErrorBody>()).toMatchObject({ detail: 'email: O formato do E-mail não é válido.' })
})

test('a message sent twice under one key is stored once, also at the same time', async () => {
  const before = (await kept()).length
  const payload = mensagem({ chave: randomUUID() })
  const statuses = await Promise.all(
    Array.from({ length: 6 }, async () => (await visitor.post('/api/mensagens', payload)).statusCode),
  )
  expect(new Set(statuses)).toEqual(new Set([201]))
  expect((await kept()).length).toBe(before + 1)
  expect((await visitor.post('/api/mensagens', { ...payload, mensagem: 'Outra' })).statusCode).toBe(409)
})

test('an entity without an address stores the message; an unknown entity is refused', async () => {
  const before = (await mail()).length
  expect((await visitorOf(portal, '127.0.0.1', OUTRA_ENTIDADE).post('/api/mensagens', mensagem())).statusCode).toBe(201)
  expect((await mail()).length).toBe(before)
  expect((await visitorOf(portal, '127.0.0.1', 77).post('/api/mensagens', mensagem())).statusCode).toBe(404)
  expect((await visitor.post('/api/mensagens', mensagem({ website: 'x' }))).statusCode).toBe(422)
})
