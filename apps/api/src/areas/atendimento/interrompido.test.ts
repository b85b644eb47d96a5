// Kills the server during many submissions: each protocol it returned must exist once, and so must its e-mail.
import type { ChildProcess } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Processo, ProcessoCriado } from '@portal/catalog/atendimento/processo'
import { startPortalProcess } from '../../testing/portal-process.ts'
import { ENTIDADE, EXERCICIO } from '../../testing/sample.ts'
import { openTestDatabase, type TestDatabase } from '../../testing/test-database.ts'

const SUBMISSIONS = 200
/** Number of responses to wait for before the kill. */
const BEFORE = 40

let database: TestDatabase
const children: ChildProcess[] = []

beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(async () => {
  for (const child of children) child.kill('SIGKILL')
  await database.close()
})

async function start(): Promise<{ child: ChildProcess; base: string }> {
  const { child, origin } = startPortalProcess({ DATABASE_URL: database.url, PROCESSOS: '1' })
  children.push(child)
  return { child, base: `${await origin()}/portaltransparencia-api` }
}

const send = (base: string, path: string, body: object): Promise<Response> =>
  fetch(`${base}${path}?entidade=${ENTIDADE}&exercicio=${EXERCICIO}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })

/**
 * Submits like a visitor's form: retries after 503; returns undefined when the connection is lost, as the outcome is
 * unknown.
 */
async function submit(base: string, request: object): Promise<ProcessoCriado | undefined> {
  for (;;) {
    const response = await send(base, '/api/processos', request).catch(() => undefined)
    if (response?.status === 201) return (await response.json().catch(() => undefined)) as ProcessoCriado | undefined
    if (response?.status !== 503) return undefined
  }
}

/** Runs the work on the items, 20 at a time. */
async function each<T>(items: readonly T[], work: (item: T, index: number) => Promise<void>): Promise<void> {
  const queue = items.entries()
  const worker = async (): Promise<void> => {
    for (const [index, item] of queue) await work(item, index)
  }
  await Promise.all(Array.from({ length: 20 }, worker))
}

const TITLE =
  'kill -9 during 200 submissions: every protocol answered exists once with its e-mail, and the rest can be sent again'

test(TITLE, { timeout: 240_000 }, async () => {
  const { child, base } = await start()
  const requests = Array.from({ length: SUBMISSIONS }, (_, index) => ({
    chave: randomUUID(),
    assunto: `Pedido ${index}`,
    digitacao: `Texto ${index}`,
    formaRecebimento: 'On-Line',
  }))
  const answers = new Map<number, ProcessoCriado>()
  let strike = (): void => {}
  const enough = new Promise<void>((resolve) => (strike = resolve))
  const sending = Promise.all(
    requests.map(async (request, index) => {
      const answered = await submit(base, request)
      if (answered) answers.set(index, answered)
      if (answers.size >= BEFORE) strike()
    }),
  )
  await enough
  child.kill('SIGKILL')
  await Promise.all([sending, once(child, 'exit')])
  expect(answers.size).toBeGreaterThanOrEqual(BEFORE)
  expect(answers.size).toBeLessThan(SUBMISSIONS)

  const restarted = await start()
  await each([...answers], async ([index, { entidade, exercicio, processo, senha }]) => {
    const found = await send(restarted.base, '/api/processos/consulta', {
      entidade,
      exercicio,
      numero: processo,
      senha,
    })
    expect(found.status).toBe(200)
    expect(((await found.json()) as Processo).assunto).toBe(`Pedido ${index}`)
  })
  await each(requests, async (request, index) => {
    const again = await submit(restarted.base, request)
    expect(again).toEqual(answers.get(index) ?? expect.objectContaining({ entidade: ENTIDADE }))
  })

  const { rows } = await database.pool.query<{ assunto: string; processo: number; cartas: number }>(
    `select p.assunto, p.processo, count(c.correio)::int as cartas
    from atendimento.processo p left join atendimento.correio c using (entidade, exercicio, processo)
    where p.entidade = $1 and p.assunto like 'Pedido %' group by 1, 2 order by 2`,
    [ENTIDADE],
  )
  expect(rows.map(({ assunto }) => assunto).sort()).toEqual(requests.map(({ assunto }) => assunto).sort())
  expect(rows.every(({ cartas }) => cartas === 1)).toBe(true)
  const [first] = rows
  expect(rows.map(({ processo }) => processo)).toEqual(rows.map((_, index) => (first?.processo ?? 0) + index))
  restarted.child.kill('SIGTERM')
  await once(restarted.child, 'exit')
})
