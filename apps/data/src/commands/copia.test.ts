// Tests the export with what visitors wrote: complete, unreadable without the key, and imported as it was.
import { cp, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { importPackage } from '../import/import-package.ts'
import { emptyEverything } from '../load/whole-database.ts'
import { run } from '../run.ts'
import { cityFiles, smallCity } from '../../../demo/src/testing/city.ts'
import { CITY, openScratch, type Scratch, type TestDatabase, writePackage } from '../testing/scratch.ts'

const CHAVE = 'uma frase longa que só o operador conhece'

let scratch: Scratch
/** Few facts, and everything the visitors of the demo wrote. */
let city: TestDatabase
let chave: string
/** The package exported from `city`, with what visitors wrote. */
let pacote: string
let exported: Outcome

beforeAll(async () => {
  scratch = await openScratch()
  city = await scratch.copy(smallCity)
  const client = await city.pool.connect()
  await emptyEverything(client)
  client.release()
  await importPackage(city.pool, await writePackage(await scratch.folder(), CITY), { storeDir: await scratch.folder() })
  chave = join(await scratch.folder(), 'chave')
  await writeFile(chave, `${CHAVE}\n`)
  pacote = join(await scratch.folder(), 'pacote')
  exported = await portal(city, 'export', pacote, '--com-atendimento', '--chave-em', chave)
})
afterAll(() => scratch.close())

interface Outcome {
  code: number
  out: string
  err: string
}

async function portal({ url }: TestDatabase, ...args: string[]): Promise<Outcome> {
  const [out, err]: [string[], string[]] = [[], []]
  const env = { DATABASE_URL: url, FILES_DIR: cityFiles() }
  const code = await run(args, { env, out: (line) => out.push(line), err: (line) => err.push(line) })
  return { code, out: out.join('\n'), err: err.join('\n') }
}

/** Returns each table of the schema `atendimento` as one text. */
async function visitors({ pool }: TestDatabase): Promise<Record<string, unknown>> {
  const { rows } = await pool.query<{ nome: string }>(
    `select tablename as nome from pg_tables where schemaname = 'atendimento' order by 1`,
  )
  const texts: Record<string, unknown> = {}
  for (const { nome } of rows) {
    const text = `select count(*)::int as linhas, md5(string_agg(t::text, chr(10) order by t::text collate "C")) as md5
      from atendimento.${nome} t`
    texts[nome] = (await pool.query(text)).rows[0]
  }
  return texts
}

test('without a key, refuses to export what visitors wrote, and says so', async () => {
  const folder = join(await scratch.folder(), 'pacote')
  const { out } = await portal(city, 'export', folder, '--inteiro')
  expect(out).toMatch(/O e-SIC e as mensagens dos visitantes não estão nele; --com-atendimento os leva\.$/)
  await expect(readFile(join(folder, 'atendimento.cifrado'))).rejects.toThrow('ENOENT')
  expect(await portal(city, 'export', `${folder}-2`, '--com-atendimento')).toMatchObject({
    code: 2,
    err: expect.stringContaining('Falta --chave-em'),
  })
  expect(
    await portal(city, 'export', `${folder}-2`, '--com-atendimento', '--chave-em', chave, '--entidade', '1'),
  ).toMatchObject({ code: 2 })
})

test('with a key, exports what visitors wrote encrypted, and imports it as it was', async () => {
  expect(exported).toMatchObject({ code: 0 })
  const sealed = await readFile(join(pacote, 'atendimento.cifrado'))
  const { rows } = await city.pool.query<{ digitacao: string }>('select digitacao from atendimento.processo limit 1')
  expect(sealed.includes(Buffer.from(rows[0]?.digitacao.slice(0, 40) ?? ''))).toBe(false)

  const other = await scratch.database()
  const wrong = join(await scratch.folder(), 'outra')
  await writeFile(wrong, 'outra frase longa que não abre nada')
  expect(await portal(other, 'import', pacote, '--chave-em', wrong)).toMatchObject({
    code: 1,
    err: expect.stringMatching(/não abre com esta chave, ou foi alterado\.$/),
  })
  expect((await other.pool.query('select from empenho')).rowCount).toBe(0)

  expect(await portal(other, 'import', pacote, '--chave-em', chave)).toMatchObject({ code: 0 })
  expect(await visitors(other)).toEqual(await visitors(city))
  const next = `
    insert into atendimento.mensagem (entidade, nome, email, assunto, texto) values (1, 'a', 'a@example.org', 'b', 'c')
    returning mensagem`
  const numbers = await Promise.all(
    [city, other].map(async ({ pool }) => (await pool.query<{ mensagem: string }>(next)).rows[0]?.mensagem),
  )
  expect(numbers[1]).toBe(numbers[0])

  expect(await portal(other, 'import', pacote, '--chave-em', chave)).toMatchObject({
    code: 1,
    err: expect.stringContaining('já tem pedidos e mensagens'),
  })
  const without = await scratch.database()
  expect((await portal(without, 'import', pacote)).out).toContain(
    'O pacote traz o e-SIC cifrado; sem --chave-em ele não foi lido.',
  )
})

test('refuses a file that was changed', async () => {
  const folder = join(await scratch.folder(), 'pacote')
  await cp(pacote, folder, { recursive: true })
  const path = join(folder, 'atendimento.cifrado')
  const sealed = await readFile(path)
  sealed[sealed.length >> 1]! ^= 1
  await writeFile(path, sealed)
  const other = await scratch.database()
  expect(await portal(other, 'import', folder, '--chave-em', chave)).toMatchObject({
    code: 1,
    err: expect.stringContaining('foi alterado'),
  })
})
