import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createDatabase, dropDatabase } from '../database.ts'
import { startEmbedded, type Embedded } from '../embedded.ts'
import { sharedHome } from '../fixtures/home.ts'
import { openPool, type Pool, type PoolClient } from '../pool.ts'
import { readMark } from './mark.ts'

const DATABASE = `marca_escrita_${process.pid}`
let server: Embedded
let pool: Pool
let writer: PoolClient
let reader: PoolClient

beforeAll(async () => {
  server = await startEmbedded({ home: sharedHome() })
  pool = openPool(await createDatabase(server.url, DATABASE), { max: 2 })
  await pool.query('create schema sistema; create table sistema.marca (n bigint)')
  writer = await pool.connect()
  reader = await pool.connect()
})
afterAll(async () => {
  writer?.release()
  reader?.release()
  await pool?.end()
  await dropDatabase(server.url, DATABASE)
  await server.stop()
})
beforeEach(() => pool && writer.query('truncate sistema.marca; insert into sistema.marca values (42)'))

const UNDER_WAY = { n: 42, isReplica: false, isCommitting: true }
const AT_REST = { n: 42, isReplica: false, isCommitting: false }

test('a mark is committing from when it is written until it is committed or rolled back', async () => {
  expect(await readMark(reader)).toEqual(AT_REST)
  await writer.query('begin; update sistema.marca set n = n + 1')
  expect(await readMark(reader)).toEqual(UNDER_WAY)
  await writer.query('rollback')
  expect(await readMark(reader)).toEqual(AT_REST)
  await writer.query('begin; update sistema.marca set n = n + 1')
  await writer.query('commit')
  expect(await readMark(reader)).toEqual({ ...AT_REST, n: 43 })
})

test('a mark committed after the snapshot of the reader is still committing for that reader', async () => {
  await reader.query('begin isolation level repeatable read; select from sistema.marca')
  await writer.query('update sistema.marca set n = n + 1')
  expect(await readMark(reader)).toEqual(UNDER_WAY)
  await reader.query('commit')
})
