// A portal that runs while its database goes back in time, or only seems to.
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

/** Each asks for another page, so that none is answered from what is kept. */
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

/** From now on a commit is confirmed by this one alone. */
async function confirmedBy(name: string): Promise<void> {
  city.primary.configure({ synchronous_standby_names: name })
  await city.primary.ask('select pg_reload_conf()')
  await until(`${name} to be waited for`, async () => {
    const asked = `select application_name as name from pg_stat_replication where sync_state = 'sync'`
    const rows = await city.primary.ask<{ name: string }>(asked)
    return rows.length === 1 && rows[0]?.name === name
  })
}

test('a commit that waits for its confirmation is read where it is shown, and nowhere taken back', async () => {
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

test('changes are lost that nobody has read, and some that were: reads go on', async () => {
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
