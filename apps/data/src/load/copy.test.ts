import { afterAll, beforeAll, expect, test } from 'vitest'
import { openScratch, type Scratch } from '../testing/scratch.ts'
import { copyInto, copyLine } from './copy.ts'

let scratch: Scratch

beforeAll(async () => {
  scratch = await openScratch()
})

afterAll(() => scratch.close())

test('reads back what COPY wrote, whatever the characters', async () => {
  const { pool } = await scratch.database()
  await pool.query('create table amostra (n int, texto text, valor numeric, certo boolean)')
  const texts = ['simples', 'com\ttabulação', 'duas\nlinhas', 'barra \\ e \\N', '\r\n', 'ação “—” 😀', '\\.', null]
  const client = await pool.connect()
  try {
    const lines = texts.map((texto, n) => copyLine([n, texto, '1234567890.10', n % 2 === 0]))
    await copyInto(client, 'amostra', ['n', 'texto', 'valor', 'certo'], lines)
    const { rows } = await client.query('select texto, valor, certo from amostra order by n')
    expect(rows).toEqual(texts.map((texto, n) => ({ texto, valor: '1234567890.10', certo: n % 2 === 0 })))
  } finally {
    client.release()
  }
})
