// Tests the command that loads the demo city, as from a terminal.
import { COMMANDS, run } from '@portal/data/run'
import { openScratch, type Scratch } from '@portal/data/testing/scratch'
import type { Pool } from '@portal/db/pool'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { demo } from './command.ts'

let scratch: Scratch
let pool: Pool
let env: NodeJS.ProcessEnv

beforeAll(async () => {
  scratch = await openScratch()
  const database = await scratch.database()
  pool = database.pool
  env = { DATABASE_URL: database.url, FILES_DIR: await scratch.folder() }
})
afterAll(() => scratch.close())

async function portal(...args: string[]): Promise<{ code: number; out: string; err: string }> {
  const [out, err]: [string[], string[]] = [[], []]
  const terminal = { env, out: (line: string) => out.push(line), err: (line: string) => err.push(line) }
  const code = await run(args, terminal, [...COMMANDS, demo])
  return { code, out: out.join('\n'), err: err.join('\n') }
}

test('prints the error and the usage of a wrong command line, and exits with 2', async () => {
  const calls: [string[], RegExp][] = [
    [['--scale', '0'], /^--scale deve ser um número positivo, com ponto decimal; veio “0”\./],
    [['--scale=1,5'], /^--scale deve ser/],
    [['--date', '2026-02-30'], /^--date deve ser uma data como 2026-08-31; veio “2026-02-30”\./],
  ]
  for (const [args, message] of calls) {
    const { code, err } = await portal('demo', ...args)
    expect(err).toMatch(message)
    expect({ args, code }).toEqual({ args, code: 2 })
  }
})

test('the help lists it', async () => {
  expect((await portal('help')).out).toMatch(/^ {2}demo /m)
})

test('status reports a sample; --inteira takes no other option and needs a sample to replace', async () => {
  expect(await portal('demo', '--inteira')).toMatchObject({ code: 0, out: expect.stringContaining('Não há amostra') })
  const mixed = await portal('demo', '--inteira', '--scale', '2')
  expect(mixed).toMatchObject({ code: 2, err: expect.stringContaining('--inteira não aceita') })
  await pool.query(`insert into sistema.estado (chave, valor) values ('amostra', '{}')`)
  expect((await portal('status')).out).toContain('Amostra: a cidade inteira toma o lugar')
})
