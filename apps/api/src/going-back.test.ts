// Tests a running portal whose database goes back in time, or only seems to.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { until } from '@portal/db/fixtures/home'
import type { Server } from '@portal/db/replicas/server'
import type { TestServer } from '@portal/db/testing/replicated'
import {
  openReplicatedCity,
  openReplicatedPortal,
  type ReplicatedCity,
  type ReplicatedPortal,
} from './testing/replicated-portal.ts'
import { ENTIDADE, EXERCICIO } from './testing/sample.ts'

const NAMES = ['um', 'dois']
const DATABASE = 'portal'

let city: ReplicatedCity
let portal: ReplicatedPortal

beforeAll(async () => {
  city = await openReplicatedCity(NAMES)
  portal = await openReplicatedPortal(city)
})
afterAll(async () => {
  await portal?.close()
  await city?.close()
})

const one = (): TestServer => city.replicas[0] as TestServer
const two = (): TestServer => city.replicas[1] as TestServer
const watched = ({ url }: TestServer): Server => {
  const found = [portal.servers.primary, ...portal.servers.replicas].find((server) => server.url === url)
  if (!found) throw new Error(`${url} is not watched`)
  return found
}

/** Each read requests another page size, so that none is answered from the cache. */
let size = 1
async function read(): Promise<{ status: number; body: string }> {
  const answer = await fetch(`${portal.base}/api/diarias?entidade=${ENTIDADE}&exercicio=${EXERCICIO}&size=${++size}`)
  return { status: answer.status, body: await answer.text() }
}

const moveMark = (by: number): Promise<unknown> =>
  city.primary.ask(`update sistema.marca set n = n + (${by})`, DATABASE)
const returned = (): string[] => portal.said.filter((line) => line.includes('voltou atrás'))

const write = (motivo: string): Promise<unknown> =>
  city.primary.ask(
    `begin;
  update diaria set motivo = '${motivo}' where entidade = ${ENTIDADE} and exercicio = ${EXERCICIO};
  select sistema.nova_versao('despesa', ${ENTIDADE}, ${EXERCICIO});
  commit`,
    DATABASE,
  )

/** Makes commits wait for the confirmation of this standby only. */
async function confirmedBy(name: string): Promise<void> {
  city.primary.configure({ synchronous_standby_names: name })
  await city.primary.ask('select pg_reload_conf()')
  await until(`${name} to be waited for`, async () => {
    const asked = `select application_name as name from pg_stat_replication where sync_state = 'sync'`
    const rows = await city.primary.ask<{ name: string }>(asked)
    return rows.length === 1 && rows[0]?.name === name
  })
}

test('a commit that waits for its confirmation is read where it is visible, and never taken back', async () => {
  await confirmedBy('dois')
  expect((await read()).status).toBe(200)
  two().freeze()
  await until('it to be missed', () => !watched(two()).isUp)
  const writing = write('à espera')
  await until('the other to show it', () => watched(one()).n > watched(city.primary).n)
  expect((await read()).body).toContain('à espera')
  await until('the server that writes to be looked at', () => watched(city.primary).lacks > watched(city.primary).n)
  await one().kill()
  await until('it to be missed', () => !watched(one()).isUp)
  const reading = read()
  expect(returned()).toEqual([])
  two().thaw()
  await writing
  expect(await reading).toMatchObject({ status: 200, body: expect.stringContaining('à espera') })
  expect(returned()).toEqual([])
  await one().start()
  await until('it to answer again', () => watched(one()).isUp)
})

test('reads go on after a loss of changes that nobody has read, and of some that were read', async () => {
  expect((await read()).status).toBe(200)
  const before = portal.servers.floor
  await moveMark(5)
  await until('it to be due', () => portal.servers.floor === before + 5)
  await moveMark(-5)
  expect((await read()).status).toBe(200)
  await until('the return to be noticed', () => portal.servers.floor === before)
  expect(returned()).toHaveLength(1)

  await moveMark(5)
  expect((await read()).status).toBe(200)
  await moveMark(-5)
  await until('the return to be noticed', () => returned().length === 2)
  const { replicas } = portal.servers
  const follows = (server: Server): boolean => !server.isAstray && server.n >= portal.servers.floor
  await until('those that follow to be read', () => replicas.every(follows))
  expect((await read()).status).toBe(200)
  expect(returned()).toHaveLength(2)
})
