// Tests that the database and the browser normalise a text to the same words, so that it is found however it was
// written.
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { normalize } from '@portal/kit/texto'
import { openTestDatabase, type TestDatabase } from '../testing/test-database.ts'

let database: TestDatabase

beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

async function inDatabase(texts: readonly string[]): Promise<string[]> {
  const { rows } = await database.pool.query<{ texto: string }>(
    'select sem_acento(texto) as texto from unnest($1::text[]) with ordinality as t (texto, n) order by n',
    [texts],
  )
  return rows.map(({ texto }) => texto)
}

const LETTERS = [...'abzABZ019.,-áàâãäÁÀÂÃÄçÇéÊíóÔõúÜñşŵ\u0301\u0331ºª', ' ', '  ', '\t', '\n', '\u00a0', '\u2003']

it('normalises common and rare accents, capitals and every kind of space alike', async () => {
  const texts = fc.sample(fc.string({ unit: fc.constantFrom(...LETTERS), maxLength: 12 }), { numRuns: 2_000, seed: 1 })
  expect(await inDatabase(texts)).toEqual(texts.map(normalize))
})

it('codigo_do_nome returns the same code with and without its shortcut', async () => {
  const texts = fc.sample(fc.string({ unit: fc.constantFrom(...LETTERS, '/', '_'), maxLength: 12 }), {
    numRuns: 2_000,
    seed: 2,
  })
  const { rows } = await database.pool.query(
    `select texto from unnest($1::text[]) t (texto)
    where codigo_do_nome(texto) <> left(regexp_replace(upper(sem_acento(texto)), '[^0-9A-Z ./_-]', '', 'g'), 30)`,
    [[...texts, 'Temporário', 'AGENTE POLÍTICO', '111.444.777-35', ' EFETIVO ', 'A  B']],
  )
  expect(rows).toEqual([])
})
