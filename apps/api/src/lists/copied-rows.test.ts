import { once } from 'node:events'
import { to as copyTo } from 'pg-copy-streams'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestDatabase, type TestDatabase } from '../testing/test-database.ts'
import { copiedRows } from './copied-rows.ts'
import type { Cell } from './report/report.ts'

const ROWS: Cell[][] = [
  ['1', 'São José', null],
  ['2', '', 'N'],
  ['3', '\\N', '\\'],
  ['4', 'a\tb\nc\r\nd\\te', '\b\f\v'],
  ['5', 'çã€😀', '\\\\N'],
]

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

async function copied(): Promise<Buffer> {
  const client = await database.pool.connect()
  try {
    await client.query('create temp table lida (a text, b text, c text) on commit preserve rows')
    for (const row of ROWS) await client.query('insert into lida values ($1, $2, $3)', row)
    const stream = client.query(copyTo('copy (select * from lida order by a) to stdout'))
    const pieces: Buffer[] = []
    stream.on('data', (piece: Buffer) => pieces.push(piece))
    await once(stream, 'end')
    return Buffer.concat(pieces)
  } finally {
    client.release(true)
  }
}

async function* inPieces(bytes: Buffer, size: number): AsyncGenerator<Buffer> {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size)
}

test('parses COPY output, wherever the pieces are cut', async () => {
  const bytes = await copied()
  for (let size = 1; size <= bytes.length; size++) {
    const rows: Cell[][] = []
    for await (const batch of copiedRows(inPieces(bytes, size))) rows.push(...batch)
    expect(rows, `pieces of ${size}`).toEqual(ROWS)
  }
})
