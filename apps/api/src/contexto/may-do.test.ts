// Tests two versions at once: a portal serves while another program upgrades its database to a later release.
import { APP_BASE } from '@portal/catalog/rotas'
import { migrate } from '@portal/db/migrate'
import { openFuture, type Future } from '@portal/db/testing/future'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { Scheduler } from '../background/scheduler.ts'
import { ENTIDADE, EXERCICIO } from '../testing/sample.ts'
import { openTestPortal, type TestPortal } from '../testing/test-portal.ts'
import { mayDo } from './may-do.ts'

let portal: TestPortal
let future: Future

beforeAll(async () => {
  portal = await openTestPortal()
  future = openFuture()
})
afterAll(async () => {
  future.remove()
  await portal.close()
})

const EMPENHOS = '/empenhos/lista'
const LISTS = [EMPENHOS, '/fornecedorapagar/lista', '/api/licitacoes', '/api/contratos', '/api/servidores']
const read = (list: string) => portal.get(`${list}?entidade=${ENTIDADE}&exercicio=${EXERCICIO}`)
const readAll = (): Promise<unknown[]> =>
  Promise.all(LISTS.map(async (list) => [(await read(list)).statusCode, (await read(list)).json<unknown>()]))
const write = () => portal.app.inject({ method: 'POST', url: '/portaltransparencia-api/api/mensagens', payload: {} })
const duty = async (): Promise<number> => {
  let done = 0
  const job = { run: async () => (done++, false), stop: async () => {} }
  const scheduler = new Scheduler({ locate: () => portal.database.url, jobs: [job], log: () => {} })
  await scheduler.once()
  await scheduler.stop()
  return done
}

test.each([
  ['1.0.0', '1.0.0', 'write'],
  ['0.9.0', '0.9.0', 'write'],
  ['1.1.0', '1.0.0', 'read'],
  ['1.10.0', '1.9.0', 'nothing'],
  ['2.0.0', '1.0.0', 'read'],
])('to a database of %s, read since %s, version 1.0.0 may %s', (versao, lidaDesde, may) => {
  expect(mayDo({ versao, lidaDesde }, '1.0.0')).toBe(may)
})

test('before the upgrade, writing is allowed', async () => {
  expect((await write()).statusCode).not.toBe(503)
  expect(await duty()).toBe(1)
})

test('during and after the upgrade, the older program still reads, but no longer writes', async () => {
  const before = await readAll()
  expect(before.map((each) => (each as [number])[0])).toEqual(LISTS.map(() => 200))
  future.write(
    'migrations/9001-futuro.sql',
    'alter table fornecedor add column apelido text; create index empenho_futuro on empenho (valor);',
  )
  future.write(
    'resumos/despesa-tabelas.sql',
    future
      .read('resumos/despesa-tabelas.sql')
      .replace(
        'valor_a_pagar numeric(18, 2) not null,\n  primary key (entidade, exercicio, unidade_orcamentaria, empenho)',
        'valor_a_pagar numeric(18, 2) not null,\n  futuro int not null default 7,\n  primary key (entidade, ' +
          'exercicio, unidade_orcamentaria, empenho)',
      ),
  )
  const during: Promise<unknown[]>[] = []
  await migrate(portal.database.url, {
    sources: future.sources,
    release: { versao: '99.0.0', lidaDesde: '1.0.0' },
    mayUpgrade: true,
    log: () => void during.push(readAll()),
  })
  expect(during.length).toBeGreaterThan(1)
  for (const answers of during) expect(await answers).toEqual(before)
  expect(await readAll()).toEqual(before)
  const { rows } = await portal.database.pool.query('select distinct futuro from resumo.empenho')
  expect(rows).toEqual([{ futuro: 7 }])
  await expect.poll(async () => (await write()).statusCode, { timeout: 10_000 }).toBe(503)
  expect((await write()).json()).toMatchObject({
    message: 'O portal está sendo atualizado. Tente novamente em alguns minutos.',
  })
  expect(await duty()).toBe(0)
})

test('an older program that may no longer read returns 503, for pages too', async () => {
  await portal.database.pool.query(`update instalacao.liberacao set lida_desde = '99.0.0' where versao = '99.0.0'`)
  await expect.poll(async () => (await read(EMPENHOS)).statusCode, { timeout: 10_000 }).toBe(503)
  expect((await portal.app.inject({ url: APP_BASE })).statusCode).toBe(503)
})
