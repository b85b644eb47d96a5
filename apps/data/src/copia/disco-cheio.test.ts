// Tests a full disk in the middle of a copy or of a restore: the operator reads what to do, and nothing is left half
// done. Needs small disks, so it is skipped where they cannot be made.
import type { ChildProcess } from 'node:child_process'
import { createHash, randomBytes } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { createDatabase } from '@portal/db/database'
import { filePath } from '@portal/db/files'
import { openPool } from '@portal/db/pool'
import { FILLER, HAS_SMALL_DISKS, openSmallDisk, openSmallServer, type SmallDisk } from '@portal/db/testing/small-disk'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ensureProgrammed, programPath } from '../../../../scripts/prepare.mjs'
import { importPackage } from '../import/import-package.ts'
import { portalIn } from '../testing/portal.ts'
import { CITY, openScratch, type Scratch, type TestDatabase, writeContent, writePackage } from '../testing/scratch.ts'
import { rowsOfEverything } from '../testing/whole-city.ts'
import { conferir } from './conferir.ts'

const MB = 1024 * 1024

describe.skipIf(!HAS_SMALL_DISKS)('without room', { timeout: 300_000 }, () => {
  let scratch: Scratch
  let city: TestDatabase
  let store: string
  let copiada: string

  beforeAll(async () => {
    await ensureProgrammed()
    scratch = await openScratch()
    city = await scratch.database()
    store = await scratch.folder()
    await importPackage(city.pool, await writePackage(await scratch.folder(), CITY), { storeDir: store })
    for (const arquivo of [1, 2, 3]) {
      const content = randomBytes(MB)
      const sha256 = createHash('sha256').update(content).digest('hex')
      await writeContent(filePath(store, sha256), content)
      await city.pool.query(
        `insert into arquivo (arquivo, nome, tipo_conteudo, tamanho, sha256, data)
        values ($1, 'edital.pdf', 'application/pdf', $2, $3, '2026-01-02')`,
        [arquivo, content.length, sha256],
      )
    }
    await city.pool.query('select resumo.reconstruir(1, 2026)')
    copiada = join(await scratch.folder(), 'copia')
    expect((await portalIn(envOf(city.url, store), 'copia', copiada)).code).toBe(0)
  })
  afterAll(() => scratch?.close())

  const envOf = (url: string, files: string): NodeJS.ProcessEnv => ({ DATABASE_URL: url, FILES_DIR: files })
  const COMMANDS = programPath('comandos')
  const full = (folder: string): string => `Disco cheio em ${folder}: libere espaço e repita. Nada ficou pela metade.\n`

  interface Said {
    code: number | null
    out: string
    err: string
  }

  const saidBy = async (running: ChildProcess): Promise<Said> => {
    const ended = new Promise<number | null>((resolve) => running.once('close', resolve))
    const { stdout, stderr } = running
    const [out, err] = await Promise.all([stdout ? text(stdout) : '', stderr ? text(stderr) : ''])
    return { code: await ended, out, err }
  }

  const isEmpty = async ({ pool }: Pick<TestDatabase, 'pool'>): Promise<boolean> =>
    (await pool.query('select from entidade')).rowCount === 0

  describe('in the folder of copies', () => {
    let folder: string
    let disk: SmallDisk

    beforeAll(async () => {
      folder = await scratch.folder()
      disk = await openSmallDisk(folder, 32)
      expect((await copying('anterior', await scratch.folder())).code).toBe(0)
    })
    afterAll(() => disk?.close())

    const copying = (name: string, files: string): Promise<Said> =>
      saidBy(disk.start(process.execPath, [COMMANDS, 'copia', join(folder, name)], envOf(city.url, files)))

    test.each([
      ['its tables', 200_000, /^Copiando as tabelas: 25%/],
      ['its files', 3 * MB, /Copiando os arquivos publicados…\n$/],
    ])('for %s, a copy reports it, leaves nothing, and the previous copy is intact', async (_what, bytes, said) => {
      disk.leave(bytes)
      const { code, out, err } = await copying('copia', store)
      expect({ code, err }).toEqual({ code: 1, err: full(join(folder, 'copia')) })
      expect(out).toMatch(said)
      expect((await readdir(disk.seen)).sort()).toEqual(['anterior', FILLER])
      await conferir(join(disk.seen, 'anterior'))
    })

    test('the next copy is complete once there is room again', async () => {
      disk.leave(16 * MB)
      expect(await copying('copia', store)).toMatchObject({ code: 0, err: '' })
      await conferir(join(disk.seen, 'copia'))
    })
  })

  test('for the published files, stops a restore with the database empty; it works with room', async () => {
    const [folder, target] = [await scratch.folder(), await scratch.database()]
    const disk = await openSmallDisk(folder, 32)
    const files = join(folder, 'arquivos')
    const restoring = (): Promise<Said> =>
      saidBy(disk.start(process.execPath, [COMMANDS, 'restaura', copiada], envOf(target.url, files)))
    try {
      disk.leave(2 * MB)
      const { code, err } = await restoring()
      expect({ code, err }).toEqual({ code: 1, err: full(files) })
      expect(await isEmpty(target)).toBe(true)
      expect((await readdir(disk.seen, { recursive: true })).filter((name) => name.includes('.tmp-'))).toEqual([])
      disk.leave(16 * MB)
      expect(await restoring()).toMatchObject({ code: 0, err: '' })
      expect(await rowsOfEverything(target.pool)).toEqual(await asCopied())
    } finally {
      await disk.close()
    }
  })

  test('for the rows, PostgreSQL reports it and the database stays empty; it works with room', async () => {
    const server = await openSmallServer(384)
    try {
      await city.pool.query(
        `insert into texto_atendimento (entidade, texto, valor)
        select 1, 1000 + n, string_agg(md5(n::text || '/' || m), '')
        from generate_series(1, 16) n, generate_series(1, 60000) m group by n`,
      )
      const large = join(await scratch.folder(), 'copia')
      expect((await portalIn(envOf(city.url, store), 'copia', large)).code).toBe(0)
      const url = await createDatabase(server.url, 'cidade')
      const files = await scratch.folder()
      server.leave(48 * MB)
      const { code, out, err } = await portalIn(envOf(url, files), 'restaura', large)
      expect(err).toBe('Disco cheio: libere espaço e tente de novo; o que já estava gravado continua lá.')
      expect(code).toBe(1)
      expect(out).toMatch(/Trazendo as linhas…$/)
      const pool = openPool(url)
      expect(await isEmpty({ pool })).toBe(true)
      server.leave(160 * MB)
      expect(await portalIn(envOf(url, files), 'restaura', large)).toMatchObject({ code: 0 })
      expect(await rowsOfEverything(pool)).toEqual(await asCopied())
      await pool.end()
    } finally {
      await server.close()
    }
  })

  /** Deletes the record of the last copy, which is written after the snapshot, and reads all rows. */
  async function asCopied(): Promise<Map<string, string>> {
    await city.pool.query(`delete from sistema.estado where chave = 'copia'`)
    return rowsOfEverything(city.pool)
  }
})
