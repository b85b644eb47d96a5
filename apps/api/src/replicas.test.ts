// Tests one primary and two standby servers under constant reads and writes: each is stopped, frozen, delayed, killed
// or promoted in turn. Nobody may get an error, or data older than they have read, or lose a confirmed write.
import { randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import pg from 'pg'
import type { ProcessoCriado } from '@portal/catalog/atendimento/processo'
import { openDatabase } from '@portal/db/database'
import { until } from '@portal/db/fixtures/home'
import type { Server } from '@portal/db/replicas/server'
import { TestServer } from '@portal/db/testing/replicated'
import { anonima } from './testing/esic.ts'
import {
  openReplicatedCity,
  openReplicatedPortal,
  type ReplicatedCity,
  type ReplicatedPortal,
} from './testing/replicated-portal.ts'
import { ENTIDADE, EXERCICIO } from './testing/sample.ts'

const CONTEXTO = `entidade=${ENTIDADE}&exercicio=${EXERCICIO}`
const NAMES = ['um', 'dois']
const READERS = 3
const SUBMITTERS = 2
/** Number of reads by each reader before the next event. */
const ROUNDS = 14

let city: ReplicatedCity
let portal: ReplicatedPortal
let other: ReplicatedPortal
const over = new AbortController()
let working: Promise<unknown>[]

/** Descriptions of everything that went wrong. */
const wrong: string[] = []
const reads: number[] = []
let turns = 0
const submitted: (ProcessoCriado & { chave: string })[] = []
let refused = 0

/** Each response says in which turn of the load it was written, and everything of one turn is written at once. */
const ADDRESSES: readonly ((n: number) => string)[] = [
  (n) => `/api/diarias?${CONTEXTO}&size=${5 + (n % 50)}&page=${n % 2}`,
  () => `/api/diarias?${CONTEXTO}&size=10`,
  () => `/api/diarias/objetivos-diaria?${CONTEXTO}`,
  () => `/api/entidades/lista`,
  (n) => `/api/diarias/report?${CONTEXTO}&exportType=csv&destino=${'abcde'[n % 5]}`,
  () => `/api/diarias/total?${CONTEXTO}`,
  () => `/totalacesso?${CONTEXTO}`,
  () => '/actuator/info',
]

function turnOf(address: string, body: string): number | undefined {
  const said = new Set([...body.matchAll(/volta (\d+)/g)].map(([, turn]) => Number(turn)))
  if (said.size > 1) wrong.push(`${address} mixes turns ${[...said].join(', ')}`)
  return [...said][0]
}

async function read(who: number): Promise<void> {
  let last = 0
  for (let n = who; !over.signal.aborted; n++) {
    const address = ADDRESSES[n % ADDRESSES.length]?.(n) ?? ''
    const answer = await fetch(`${portal.base}${address}`)
    const body = await answer.text()
    if (answer.status !== 200) wrong.push(`${address} answered ${answer.status}: ${body}`)
    const turn = turnOf(address, body) ?? last
    if (turn < last) wrong.push(`${address} went back from turn ${last} to ${turn}`)
    last = turn
    reads[who] = (reads[who] ?? 0) + 1
  }
}

/** Revalidates an ETag as a browser does, with whichever of two processes responds. */
async function revalidate(): Promise<void> {
  const address = `/api/diarias?${CONTEXTO}&size=20`
  let held = { etag: '', turn: 0 }
  for (let n = 0; !over.signal.aborted; n++) {
    const answer = await fetch(`${(n % 2 === 0 ? portal : other).base}${address}`, {
      headers: held.etag ? { 'if-none-match': held.etag } : {},
    })
    const body = await answer.text()
    if (answer.status === 304) continue
    if (answer.status !== 200) wrong.push(`${address} answered ${answer.status}: ${body}`)
    const turn = turnOf(address, body) ?? held.turn
    if (turn < held.turn) wrong.push(`${address} went back from turn ${held.turn} to ${turn} on another process`)
    held = { etag: answer.headers.get('etag') ?? '', turn }
    reads[READERS] = (reads[READERS] ?? 0) + 1
  }
}

async function load(): Promise<void> {
  for (let turn = 1; !over.signal.aborted; turn++) {
    const client = new pg.Client({ connectionString: portal.servers.primary.url, query_timeout: 5_000 })
    client.on('error', () => {})
    const before = reads[0] ?? 0
    try {
      await client.connect()
      await client.query(`begin;
        update diaria set motivo = 'volta ${turn}' where entidade = ${ENTIDADE} and exercicio = ${EXERCICIO};
        update tipo_objetivo_diaria set descricao = 'volta ${turn}' where entidade = ${ENTIDADE};
        update entidade set bairro = 'volta ${turn}';
        select sistema.nova_versao('despesa', ${ENTIDADE}, ${EXERCICIO});
        commit`)
      turns = turn
    } catch {
      await delay(20)
    } finally {
      await client.end().catch(() => {})
    }
    await until('a reader', () => over.signal.aborted || (reads[0] ?? 0) > before)
  }
}

async function submit(): Promise<void> {
  while (!over.signal.aborted) {
    const chave = randomUUID()
    for (;;) {
      const answer = await fetch(`${portal.base}/api/processos?${CONTEXTO}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ ...anonima(), chave }),
      })
      const body = await answer.text()
      if (answer.status === 201) {
        submitted.push({ ...(JSON.parse(body) as ProcessoCriado), chave })
        break
      }
      if (answer.status !== 503 || answer.headers.get('retry-after') === null)
        wrong.push(`a submission was answered ${answer.status}: ${body}`)
      refused += 1
      await delay(20)
    }
  }
}

async function everybodyReads(): Promise<void> {
  const before = [...reads]
  await until('everybody to read', () =>
    before.every((count, who) => who === READERS || (reads[who] ?? 0) >= count + ROUNDS),
  )
}

async function somebodySubmits(): Promise<void> {
  const before = submitted.length
  await until('a submission', () => submitted.length > before + SUBMITTERS)
}

async function aLoad(): Promise<void> {
  const before = turns
  await until('a load', () => turns > before + 1)
}

const watched = ({ url }: TestServer): Server => {
  const found = portal.servers.replicas.find((server) => server.url === url)
  if (!found) throw new Error(`${url} is not watched`)
  return found
}

const takenFrom = ({ url }: TestServer): number => portal.taken.get(url) ?? 0

beforeAll(async () => {
  city = await openReplicatedCity(NAMES)
  portal = await openReplicatedPortal(city)
  other = await openReplicatedPortal(city)
  working = [
    ...Array.from({ length: READERS }, (_, who) => read(who)),
    revalidate(),
    load(),
    ...Array.from({ length: SUBMITTERS }, submit),
  ]
})
afterAll(async () => {
  over.abort()
  await Promise.allSettled(working ?? [])
  await Promise.all([portal?.close(), other?.close()])
  await city?.close()
})

const one = (): TestServer => city.replicas[0] as TestServer
const two = (): TestServer => city.replicas[1] as TestServer

/** Fails with what went wrong in its message: the report of a run elsewhere shows the message only. */
const expectNothingWrong = (): void => expect(wrong, wrong.join('\n')).toEqual([])

describe('while visitors read and write', () => {
  test('reads are distributed over the standby servers', async () => {
    await everybodyReads()
    await until('both to be read', () => takenFrom(one()) > 20 && takenFrom(two()) > 20)
    await aLoad()
    await somebodySubmits()
    expectNothingWrong()
  })

  test('a standby is stopped and comes back', async () => {
    await one().stop()
    await until('it to be missed', () => !watched(one()).isUp)
    await everybodyReads()
    await aLoad()
    await one().start()
    const before = takenFrom(one())
    await until('it to be read again', () => takenFrom(one()) > before)
    expectNothingWrong()
  })

  test('a standby is frozen and comes back', async () => {
    two().freeze()
    await until('it to be missed', () => !watched(two()).isUp)
    await everybodyReads()
    await somebodySubmits()
    two().thaw()
    const before = takenFrom(two())
    await until('it to be read again', () => takenFrom(two()) > before)
    expectNothingWrong()
  })

  test('a standby is delayed and catches up', async () => {
    await one().holdBack()
    await aLoad()
    await until('it to be found behind', () => watched(one()).lacks > watched(one()).n)
    await everybodyReads()
    await aLoad()
    await one().letGo()
    await until('it to be far enough', () => watched(one()).n >= portal.servers.floor)
    await everybodyReads()
    expectNothingWrong()
  })

  test('both standbys are delayed, so the primary is read', async () => {
    await Promise.all([one().holdBack(), two().holdBack()])
    await aLoad()
    await until('both to be found behind', () =>
      [one(), two()].every((server) => watched(server).lacks > watched(server).n),
    )
    await everybodyReads()
    await Promise.all([one().letGo(), two().letGo()])
    await until('them to be far enough', () =>
      [one(), two()].every((server) => watched(server).n >= portal.servers.floor),
    )
    expectNothingWrong()
  })

  test('the primary is killed: reads go on, and writes get a retry-after until a standby is promoted', async () => {
    const before = refused
    await city.primary.kill()
    await everybodyReads()
    await until('a submission to be refused', () => refused > before)
    const [chosen, following] = await furthest()
    await chosen.promote()
    await following.follow(chosen, 'seguinte')
    await until('it to be written to', () => portal.servers.primary.url === chosen.url)
    await somebodySubmits()
    await aLoad()
    const taken = takenFrom(following)
    await until('the other to be read', () => takenFrom(following) > taken + 10)
    await everybodyReads()
    const { url } = await openDatabase({
      DATABASE_URL: [city.primary, following, chosen].map((server) => server.url).join(' '),
    })
    expect(url).toBe(chosen.url)
    expectNothingWrong()
  })

  test('every confirmed write is there, once', async () => {
    over.abort()
    await Promise.all(working)
    const chaves = new Set(submitted.map(({ chave }) => chave))
    expect(submitted.length).toBe(chaves.size)
    const { rows } = await portal.pool.query<{ processo: number; exercicio: number; assunto: string }>(
      `select exercicio, processo from atendimento.processo where entidade = $1 and chave_hash is not null
        and assunto = $2 order by 1, 2`,
      [ENTIDADE, anonima().assunto],
    )
    const numbers = (found: readonly { exercicio: number; processo: number }[]): string[] =>
      found.map(({ exercicio, processo }) => `${processo}/${exercicio}`).sort()
    expect(numbers(rows)).toEqual(numbers(submitted))
    expectNothingWrong()
  })
})

/**
 * Returns the servers in the order that a failover manager chooses: the one that has received most becomes the primary,
 * and the other follows it.
 */
async function furthest(): Promise<[TestServer, TestServer]> {
  const received = async (server: TestServer): Promise<bigint> => {
    const [row] = await server.ask<{ at: string }>(
      `select pg_wal_lsn_diff(pg_last_wal_receive_lsn(), '0/0')::text as at`,
    )
    return BigInt(row?.at ?? 0)
  }
  const [first, second] = await Promise.all([received(one()), received(two())])
  return (first ?? 0n) >= (second ?? 0n) ? [one(), two()] : [two(), one()]
}
