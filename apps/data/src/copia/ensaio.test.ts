import { readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { portalIn } from '../testing/portal.ts'
import { CITY, openScratch, type Scratch, type TestDatabase, writePackage } from '../testing/scratch.ts'
import { checkEmpty } from './vazio.ts'

let scratch: Scratch
let city: TestDatabase
let folder: string

const portal = async (...args: string[]): ReturnType<typeof portalIn> =>
  portalIn({ DATABASE_URL: city.url, FILES_DIR: await scratch.folder() }, ...args)

beforeAll(async () => {
  scratch = await openScratch()
  city = await scratch.database()
  await portal('import', await writePackage(await scratch.folder(), CITY))
  folder = await scratch.folder()
})
afterAll(() => scratch.close())

test('status says that no copy was made yet', async () => {
  expect((await portal('status')).out).toContain('Cópia: nenhuma ainda (npm run portal -- copia <pasta>)')
  expect(await portal('ensaio', folder)).toMatchObject({
    code: 1,
    err: expect.stringMatching(/falhou: Não há nenhuma cópia que se leia/),
  })
  expect((await portal('status')).out).toContain('o último ensaio de restauração falhou: Não há nenhuma cópia')
})

test('the newest copy is restored, timed and removed; a failure shows in exit code and status', async () => {
  expect((await portal('copia', folder, '--guardar', '7/4/12')).code).toBe(0)
  expect((await portal('status')).out).toMatch(/Cópia: de \d\d\/\d\d\/\d{4} [\d:]+, há 0 h, em .*copia-/)
  const [name = ''] = await readdir(folder)
  expect(await portal('ensaio', folder)).toMatchObject({
    code: 0,
    out: expect.stringMatching(/copia-\S+ foi restaurada, inteira, em \d+ s\.$/),
  })
  expect(await readdir(folder)).toEqual([name])
  expect((await portal('status')).out).toMatch(/Ensaio de restauração: em .* restaurada em \d+ s\n/)
  await writeFile(join(folder, name, 'tabelas/public.empenho.gz'), 'outra coisa')
  expect(await portal('ensaio', folder)).toMatchObject({
    code: 1,
    err: expect.stringMatching(/falhou: .*public\.empenho\.gz foi alterado/),
  })
  expect((await portal('status')).out).toContain('o último ensaio de restauração falhou: A cópia de')
  expect(await readdir(folder)).toEqual([name])
})

describe('the operator', () => {
  const letters = async (): Promise<Record<string, unknown>[]> =>
    (await city.pool.query('select entidade, para, assunto, texto from atendimento.correio order by correio')).rows
  const portalTelling = async (para: string, ...args: string[]): ReturnType<typeof portalIn> =>
    portalIn({ DATABASE_URL: city.url, FILES_DIR: await scratch.folder(), AVISO_OPERADOR: para }, ...args)
  const empty = (): Promise<string> => scratch.folder()
  /** Returns a path that cannot be created, since it goes through a file. */
  const impossible = async (): Promise<string> => {
    const file = join(await scratch.folder(), 'arquivo')
    await writeFile(file, '')
    return join(file, 'copias')
  }

  beforeEach(() => city.pool.query('delete from atendimento.correio'))

  test('gets one e-mail that the trial failed, not another while the first waits to be sent', async () => {
    const nothing = await empty()
    for (const time of [1, 2]) {
      const { code, out, err } = await portalTelling('ti@vilaclara.example', 'ensaio', nothing)
      const told = 'O aviso a ti@vilaclara.example está no correio do portal, e sai quando SMTP_URL'
      expect({ time, code, out }).toEqual({ time, code: 1, out: expect.stringContaining(told) })
      expect(err).toMatch(/^O ensaio de restauração falhou: Não há nenhuma cópia que se leia em [^\n]*$/)
    }
    const [letter, ...others] = await letters()
    expect(others).toEqual([])
    const assunto = 'Portal da Transparência: o ensaio de restauração falhou'
    expect(letter).toMatchObject({ entidade: 1, para: 'ti@vilaclara.example', assunto })
    expect(letter?.['texto']).toMatch(/^O ensaio de restauração falhou em \d\d\/\d\d\//)
    expect(letter?.['texto']).toContain(`Pasta: ${nothing}\nMotivo: Não há nenhuma cópia que se leia em ${nothing}.`)
    expect(letter?.['texto']).toContain(`\nnpm run portal -- ensaio ${nothing}\n`)
  })

  test('gets an e-mail when the nightly copy failed, not when one made by hand did', async () => {
    const folder = await impossible()
    expect((await portalTelling('ti@vilaclara.example', 'copia', folder)).code).toBe(1)
    expect(await letters()).toEqual([])
    const { code, err } = await portalTelling('ti@vilaclara.example', 'copia', folder, '--guardar', '7/4/12')
    expect({ code, err }).toEqual({ code: 1, err: expect.stringMatching(/não pode ser usada como pasta/) })
    const texto = expect.stringContaining('--guardar 7/4/12')
    expect(await letters()).toMatchObject([{ assunto: 'Portal da Transparência: a cópia de segurança falhou', texto }])
  })

  test('gets no e-mail for a success, nor for an interrupted or mistyped command', async () => {
    expect((await portalTelling('ti@vilaclara.example', 'copia', await empty(), '--guardar', '7/4/12')).code).toBe(0)
    expect((await portalTelling('ti@vilaclara.example', 'copia', await empty(), '--guardar', '7/4')).code).toBe(2)
    expect(await letters()).toEqual([])
  })

  test('without an address, or with an invalid one, the command and status say so', async () => {
    const nothing = await empty()
    expect((await portal('ensaio', nothing)).err).toContain('Ninguém foi avisado por e-mail: ponha em AVISO_OPERADOR')
    expect((await portalTelling('secretaria', 'ensaio', nothing)).err).toContain(
      'AVISO_OPERADOR deve ser um endereço de e-mail; veio “secretaria”.',
    )
    expect(await letters()).toEqual([])
    expect((await portal('status')).out).toContain(
      'Aviso de falha da cópia e do ensaio: a ninguém (AVISO_OPERADOR não definida)',
    )
    const { out } = await portalTelling('secretaria', 'status')
    expect(out).toMatch(
      /Aviso de falha da cópia e do ensaio: por e-mail, a secretaria\n[^]*Pendências:\n[^]*AVISO_OPERADOR deve ser um endereço/,
    )
  })

  test('the e-mail does not count as written by visitors: no key needed, the database is still empty', async () => {
    await portalTelling('ti@vilaclara.example', 'ensaio', await empty())
    expect(await letters()).toHaveLength(1)
    expect((await portal('copia', await empty(), '--guardar', '7/4/12')).code).toBe(0)
    const fresh = await scratch.database()
    const into = { DATABASE_URL: fresh.url, AVISO_OPERADOR: 'ti@vilaclara.example' }
    expect((await portalIn(into, 'ensaio', await empty())).out).toContain('O aviso a ti@')
    expect((await fresh.pool.query('select entidade from atendimento.correio')).rows).toEqual([{ entidade: 0 }])
    await checkEmpty(fresh.pool)
    await fresh.pool.query(`update atendimento.correio set motivo = 'teste'`)
    await expect(checkEmpty(fresh.pool)).rejects.toThrow('O banco não está vazio (há linhas em atendimento.correio)')
  })
})

test('status reports a copy that is days old as pending', async () => {
  await city.pool.query(
    `update sistema.estado set valor = '{"momento":"2026-01-02T03:04:05Z","pasta":"/copias/velha"}'
      where chave = 'copia'`,
  )
  expect((await portal('status')).out).toMatch(/Pendências:\n[^]*a última cópia é de há \d+ dias: veja por que/)
})
