// Gives each test file a copy of the database contents it needs.
import { readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openPool, type Pool } from '@portal/db/pool'
import { REPOSITORY } from '@portal/db/testing/fingerprint'
import { copyTemplate, openTestServer, testHome, type Template } from '@portal/db/testing/test-server'
import { CITY_SOURCES, smallCity } from '../../../demo/src/testing/city.ts'
import { loadSample } from './sample.ts'

export interface TestDatabase {
  url: string
  pool: Pool
  close: () => Promise<void>
}

/** Folder with one package for each kind of source a city may have. */
export const FONTES = join(REPOSITORY, 'apps/data/src/import/fixtures/fontes')

/** The catalog is included because it says which tables its features add. */
const SAMPLE_SOURCES = ['apps/api/src/testing', 'packages/catalog/src']

const contents = {
  /** A few hundred rows made to break lists. */
  sample: { name: 'sample', sources: SAMPLE_SOURCES, load: loadSample },
  /** The sample, and enough rows for the planner to behave as it does in a large city. */
  volume: {
    name: 'volume',
    sources: SAMPLE_SOURCES,
    load: async (pool) => {
      await loadSample(pool)
      await pool.query(readFileSync(new URL('volume.sql', import.meta.url), 'utf8'))
    },
  },
  demo: smallCity,
  /** Migrated, without any city. */
  vazio: { name: 'vazio', sources: [], load: async () => {} },
  /** The open data of another municipality, which is far from tidy. */
  outro: {
    name: 'outro',
    sources: CITY_SOURCES,
    load: async (pool) => {
      const { importPackage } = await import('../../../data/src/import/import-package.ts')
      const folder = join(REPOSITORY, 'apps/data/src/import/fixtures/outro-municipio')
      await importPackage(pool, folder, { storeDir: join(testHome(), 'arquivos') })
    },
  },
  /** The published example: some twenty rows of each table. */
  exemplo: {
    name: 'exemplo',
    sources: [...CITY_SOURCES, 'docs/pacote-de-dados/exemplo'],
    load: async (pool) => {
      const { importPackage } = await import('../../../data/src/import/import-package.ts')
      await importPackage(pool, join(REPOSITORY, 'docs/pacote-de-dados/exemplo'), {
        storeDir: join(testHome(), 'arquivos'),
      })
    },
  },
  /** The published example without the values that a source may omit. */
  esparsa: {
    name: 'esparsa',
    sources: [...CITY_SOURCES, 'docs/pacote-de-dados/exemplo'],
    load: async (pool) => {
      const { importPackage } = await import('../../../data/src/import/import-package.ts')
      const { writeSparsePackage } = await import('../../../data/src/testing/sparse-city.ts')
      const folder = await mkdtemp(join(tmpdir(), 'portal-esparsa-'))
      await writeSparsePackage(pool, folder)
      await importPackage(pool, folder, { storeDir: join(testHome(), 'arquivos') })
      await rm(folder, { recursive: true })
    },
  },
} satisfies Record<string, Template>

export async function openTestDatabase(content: keyof typeof contents = 'sample'): Promise<TestDatabase> {
  const server = await openTestServer()
  try {
    const { url, drop } = await copyTemplate(server, contents[content])
    const pool = openPool(url, { max: 8 })
    const close = async (): Promise<void> => {
      await pool.end()
      await drop()
      await server.stop()
    }
    return { url, pool, close }
  } catch (error) {
    await server.stop()
    throw error
  }
}

/** Runs the documented import command on a package; returns its exit code and output. */
export async function importFonte(
  { url }: TestDatabase,
  fonte: string,
): Promise<{ code: number; out: string; err: string }> {
  const { run } = await import('../../../data/src/run.ts')
  const [out, err]: [string[], string[]] = [[], []]
  const env = { DATABASE_URL: url, FILES_DIR: join(testHome(), 'arquivos') }
  const code = await run(['import', join(FONTES, fonte)], {
    env,
    out: (line) => out.push(line),
    err: (line) => err.push(line),
  })
  return { code, out: out.join('\n'), err: err.join('\n') }
}
