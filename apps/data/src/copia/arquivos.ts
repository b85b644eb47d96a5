// Copies published files into a copy. A file that the previous copy has is hard-linked, so it takes no more space.
import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { link, mkdir, open, readdir, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { isDraft } from '@portal/db/draft'
import { codeOf } from '@portal/db/errors'
import { filePath } from '@portal/db/files'
import type { ClientBase } from 'pg'
import { sum } from './contas.ts'
import { modeOf } from './disco.ts'
import { filesOf, type Manifesto, readManifesto } from './manifesto.ts'

const BATCH = 1_000
const SHA256 = /^[0-9a-f]{64}$/
/**
 * Errors of `link` that mean the file must be copied: another disk, no hard links, too many links, or no such source.
 */
const NO_LINK = new Set(['EXDEV', 'EPERM', 'EMLINK', 'ENOTSUP', 'EOPNOTSUPP', 'ENOENT'])

/** Yields each distinct sha256 the database cites, in order. */
async function* cited(client: ClientBase): AsyncGenerator<string> {
  const each = 'select distinct sha256 collate "C" as sha256 from public.arquivo order by 1'
  await client.query(`declare arquivos_da_copia no scroll cursor for ${each}`)
  for (let more = true; more;) {
    const { rows } = await client.query<{ sha256: string }>(`fetch ${BATCH} from arquivos_da_copia`)
    for (const { sha256 } of rows) yield sha256
    more = rows.length === BATCH
  }
}

export interface CopiaNaPasta {
  name: string
  folder: string
  manifesto: Manifesto
}

/** Returns the copies in a folder of copies, the newest first. */
export async function copiasIn(folder: string): Promise<CopiaNaPasta[]> {
  const names = (await readdir(folder).catch(() => [])).filter((name) => !isDraft(name))
  const copias = await Promise.all(
    names.map(async (name) => {
      const manifesto = await readManifesto(join(folder, name)).catch(() => undefined)
      return manifesto && { name, folder: join(folder, name), manifesto }
    }),
  )
  const readable = copias.filter((copia) => copia !== undefined)
  return readable.sort((a, b) => b.manifesto.momento.localeCompare(a.manifesto.momento))
}

export interface Bringing {
  client: ClientBase
  storeDir: string
  /** The temporary folder where the copy is being made. */
  draft: string
  before: string | undefined
}

export async function bringFiles({ client, storeDir, draft, before }: Bringing): Promise<Manifesto['arquivos']> {
  const faltam: string[] = []
  await mkdir(filesOf(draft))
  await several(cited(client), async (sha256) => {
    const target = filePath(filesOf(draft), sha256)
    await mkdir(dirname(target), { recursive: true })
    if (before !== undefined && (await isLinked(filePath(filesOf(before), sha256), target))) return
    if (!(await isCopied(filePath(storeDir, sha256), target, sha256))) faltam.push(sha256)
  })
  return { ...(await contentsOf(draft)), faltam: faltam.sort() }
}

/** Returns the number of files of a copy, their bytes, and the sha256 of their names, one a line. */
export async function contentsOf(folder: string): Promise<Omit<Manifesto['arquivos'], 'faltam'>> {
  const names = createHash('sha256')
  let [quantos, bytes] = [0, 0]
  for await (const { sha256, path } of filesIn(folder)) {
    names.update(`${sha256}\n`)
    quantos++
    bytes += (await stat(path)).size
  }
  return { quantos, bytes, sha256: names.digest('hex') }
}

/** The number of files copied at once: with small files, waiting takes longer than reading. */
const AT_ONCE = 16

/** Runs `work` over the items, at most AT_ONCE at a time. Waits for all that started, then throws the first failure. */
export async function several<T>(items: AsyncIterable<T>, work: (item: T) => Promise<void>): Promise<void> {
  const waiting = items[Symbol.asyncIterator]()
  const failures: unknown[] = []
  const take = async (): Promise<void> => {
    for (let next = await waiting.next(); !next.done && failures.length === 0; next = await waiting.next()) {
      await work(next.value)
    }
  }
  const taking = Array.from({ length: AT_ONCE }, () => take().catch((error: unknown) => failures.push(error)))
  await Promise.all(taking)
  if (failures.length > 0) throw failures[0]
}

async function isLinked(source: string, target: string): Promise<boolean> {
  try {
    await link(source, target)
    return true
  } catch (error) {
    if (NO_LINK.has(codeOf(error))) return false
    throw error
  }
}

/** Copies a file and returns whether its content has the sha256 of its name. One that has not counts as missing. */
async function isCopied(source: string, target: string, sha256: string): Promise<boolean> {
  // Opened before the target is made: one made for a source that is not there may appear after it was deleted.
  const reading = await open(source).catch((error: unknown) => {
    if (codeOf(error) === 'ENOENT') return undefined
    throw error
  })
  if (!reading) return false
  const read = sum()
  const writing = createWriteStream(target, { flags: 'wx', mode: modeOf(false) })
  await pipeline(reading.createReadStream(), read.through, writing)
  const isWhole = read.sha256() === sha256
  if (!isWhole) await rm(target, { force: true })
  return isWhole
}

/** Yields the files of a copy, ordered by name. */
export async function* filesIn(folder: string): AsyncGenerator<{ sha256: string; path: string }> {
  const root = filesOf(folder)
  for (const start of (await readdir(root)).sort()) {
    const names = (await readdir(join(root, start))).filter((name) => SHA256.test(name)).sort()
    for (const sha256 of names) yield { sha256, path: join(root, start, sha256) }
  }
}
