import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { ENTIDADE } from '../testing/sample.ts'
import { bodyOf, headerOf, openTestSmtp, type TestSmtp } from '../testing/smtp.ts'
import { openTestDatabase, type TestDatabase } from '../testing/test-database.ts'
import { Correio } from './mail.ts'

let database: TestDatabase
let smtp: TestSmtp
const logged: string[] = []

beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())
beforeEach(async () => {
  smtp = await openTestSmtp()
  await database.pool.query('delete from atendimento.correio')
  logged.length = 0
})
afterEach(() => smtp.close())

const correioOf = (smtpUrl = smtp.url, from?: string): Correio =>
  new Correio({
    pool: database.pool,
    smtpUrl,
    from,
    log: (fields, message) => logged.push(JSON.stringify([fields, message])),
  })

async function write(count = 1, para = 'ana@example.org'): Promise<void> {
  await database.pool.query(
    `insert into atendimento.correio (entidade, motivo, para, responder_a, assunto, texto)
    select $1, 'teste', $3, 'sic@example.org', 'Pedido nº ' || n || ' · informação',
      E'Olá!\n.\n.ponto no começo\nAté já, ação nº ' || n
    from generate_series(1, $2::int) n`,
    [ENTIDADE, count, para],
  )
}

interface State {
  enviado: boolean
  recusado: boolean
  tentativas: number
  ultimo_erro: string | null
  espera: number
}

const state = async (): Promise<State[]> => {
  const { rows } = await database.pool.query<State>(
    `select enviado_em is not null as enviado, recusado_em is not null as recusado, tentativas, ultimo_erro,
      round(extract(epoch from proxima_tentativa - now()) / 60)::int as espera
    from atendimento.correio order by correio`,
  )
  return rows
}

const hurry = () => database.pool.query('update atendimento.correio set proxima_tentativa = now()')

test('a message arrives complete, once, from the entity, and replies go to the city', async () => {
  await write()
  const correio = correioOf()
  await correio.sendWaiting()
  await correio.sendWaiting()
  expect(smtp.received).toHaveLength(1)
  const [mail] = smtp.received
  if (!mail) throw new Error('nothing came')
  expect([mail.from, mail.to]).toEqual(['portal@example.org', ['ana@example.org']])
  expect(headerOf(mail, 'subject')).toBe('Pedido nº 1 · informação')
  expect(headerOf(mail, 'from')).toBe('Prefeitura de Serra Clara <portal@example.org>')
  expect(headerOf(mail, 'reply-to')).toBe('sic@example.org')
  expect(headerOf(mail, 'auto-submitted')).toBe('auto-generated')
  expect(bodyOf(mail).replaceAll('\r\n', '\n').trim()).toBe('Olá!\n.\n.ponto no começo\nAté já, ação nº 1')
  expect(await state()).toMatchObject([{ enviado: true, tentativas: 1, ultimo_erro: null }])
  await correio.stop()
})

test('concurrent senders, in this process or another, send each message once', async () => {
  await write(40)
  const all = Array.from({ length: 4 }, () => correioOf())
  await Promise.all(all.map((correio) => correio.sendWaiting()))
  expect(new Set(smtp.received.map((mail) => headerOf(mail, 'message-id'))).size).toBe(40)
  expect(smtp.received).toHaveLength(40)
  await Promise.all(all.map((correio) => correio.stop()))
})

test('an unsent message waits longer each time, and keeps its Message-ID when it is sent', async () => {
  await write()
  const down = correioOf('smtp://portal%40example.org:x@127.0.0.1:1')
  for (const espera of [1, 2, 4]) {
    await down.sendWaiting()
    expect(await state()).toMatchObject([{ enviado: false, espera, ultimo_erro: expect.stringMatching(/^E[A-Z]+/) }])
    await down.sendWaiting()
    expect((await state())[0]?.espera).toBe(espera)
    await hurry()
  }
  await database.pool.query('update atendimento.correio set tentativas = 40')
  await down.sendWaiting()
  expect((await state())[0]?.espera).toBe(360)
  await hurry()
  const { rows } = await database.pool.query<{ id: string }>('select message_id as id from atendimento.correio')
  const up = correioOf(smtp.url, 'sic@cidade.example')
  await up.sendWaiting()
  const [mail] = smtp.received
  expect(mail && headerOf(mail, 'message-id')).toBe(`<${rows[0]?.id}@cidade.example>`)
  expect(mail?.from).toBe('sic@cidade.example')
  expect(logged.join()).not.toContain('ana@')
  await Promise.all([down.stop(), up.stop()])
})

test('an unknown recipient refuses the message; a busy one or a wrong password delays it', async () => {
  await write(1, 'ninguem@example.org')
  await write(1, 'ocupado@example.org')
  smtp.refuse.set('ninguem@example.org', 550).set('ocupado@example.org', 451)
  const correio = correioOf()
  await correio.sendWaiting()
  expect(await state()).toMatchObject([
    { enviado: false, recusado: true, ultimo_erro: '550 em RCPT TO' },
    { enviado: false, recusado: false, ultimo_erro: '451 em RCPT TO', espera: 1 },
  ])
  await hurry()
  smtp.refuse.clear()
  const wrong = correioOf(smtp.url.replace('segredo', 'errado'))
  await wrong.sendWaiting()
  expect(await state()).toMatchObject([
    { recusado: true },
    { recusado: false, ultimo_erro: expect.stringMatching(/^535 /) },
  ])
  await hurry()
  await correio.sendWaiting()
  expect(await state()).toMatchObject([{ recusado: true }, { enviado: true }])
  expect(smtp.received).toHaveLength(1)
  await Promise.all([correio.stop(), wrong.stop()])
})

test('a message without a sender waits', async () => {
  await write()
  const correio = correioOf('smtp://127.0.0.1:1')
  await correio.sendWaiting()
  expect(await state()).toMatchObject([
    { enviado: false, ultimo_erro: 'Sem remetente: defina SMTP_FROM ou o e-mail da entidade.' },
  ])
  await correio.stop()
})

test('a message claimed by a dead process waits for its lease, and is then sent', async () => {
  await write()
  await database.pool.query(
    `update atendimento.correio set tentativas = 1, proxima_tentativa = now() + interval '15 minutes'`,
  )
  const correio = correioOf()
  await correio.sendWaiting()
  expect(smtp.received).toHaveLength(0)
  await hurry()
  await correio.sendWaiting()
  expect(smtp.received).toHaveLength(1)
  await correio.stop()
})
