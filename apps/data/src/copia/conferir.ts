// Verifies a copy without a database: every checksum and every count and, with the private key, the encrypted tables
// too.
import type { KeyObject } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { open, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import { hashOf } from '../package/contents.ts'
import { contentsOf, filesIn, several } from './arquivos.ts'
import { digitalOf } from './chaves.ts'
import { looksWhole, reveal } from './cifra.ts'
import { countRows } from './contas.ts'
import { BadCopia } from './falhas.ts'
import { type Manifesto, readManifesto, tableFile, type TabelaCopiada } from './manifesto.ts'

export interface ConferirOptions {
  /** Private key that decrypts what visitors wrote. */
  chave?: KeyObject
  progress?: ((line: string, share: number) => void) | undefined
}

export async function conferir(folder: string, options: ConferirOptions = {}): Promise<Manifesto> {
  const { chave, progress = () => {} } = options
  const manifesto = await readManifesto(folder)
  checkKey(folder, manifesto, chave)
  const faults: string[] = []
  const total = manifesto.tabelas.reduce((all, { bytes }) => all + bytes, 0) + manifesto.arquivos.bytes || 1
  let read = 0
  const advance = (bytes: number): void => progress('Conferindo a cópia', Math.min((read += bytes) / total, 1))
  for (const tabela of manifesto.tabelas) {
    const fault = await faultOf(folder, tabela, chave)
    if (fault !== undefined) faults.push(`${tableFile(tabela)} ${fault}`)
    advance(tabela.bytes)
  }
  faults.push(...(await faultsOfFiles(folder, manifesto, advance)))
  if (faults.length > 0) throw new BadCopia(sentenceOf(folder, faults))
  return manifesto
}

const SHOWN = 5

const sentenceOf = (folder: string, faults: string[]): string => {
  const more = faults.length > SHOWN ? `; e mais ${faults.length - SHOWN}` : ''
  return `A cópia de ${folder} não está inteira: ${faults.slice(0, SHOWN).join('; ')}${more}. Use outra cópia.`
}

/** Throws if the key is not of this copy, before anything is decrypted with it. */
export function checkKey(folder: string, { chave: digital }: Manifesto, chave: KeyObject | undefined): void {
  if (chave === undefined || digital === undefined || digitalOf(chave) === digital) return
  throw new BadCopia(
    `A chave privada indicada não abre a cópia de ${folder}: a dela tem a impressão digital ${digital}, ` +
      `e esta, ${digitalOf(chave)}.`,
  )
}

async function faultOf(folder: string, tabela: TabelaCopiada, chave?: KeyObject): Promise<string | undefined> {
  const path = join(folder, tableFile(tabela))
  const sha256 = await hashOf(path).catch(() => undefined)
  if (sha256 === undefined) return 'falta, ou não pôde ser lido'
  if (sha256 !== tabela.sha256) return 'foi alterado ou se estragou'
  if (tabela.cifrada && chave === undefined) {
    return (await hasItsShape(path)) ? undefined : 'não tem a forma de um arquivo cifrado'
  }
  const rows = countRows()
  try {
    await pipeline(rowsOf(folder, tabela, chave), rows.through, async (content: AsyncIterable<Buffer>) => {
      for await (const _ of content) continue
    })
  } catch {
    return 'não se abre'
  }
  const { linhas, bytes } = rows.conta
  return linhas === tabela.linhas && bytes === tabela.bytes ? undefined : 'não tem as linhas que a cópia diz'
}

async function hasItsShape(path: string): Promise<boolean> {
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(64), 0, 64, 0)
    return looksWhole(buffer.subarray(0, bytesRead), (await stat(path)).size)
  } finally {
    await file.close()
  }
}

/** Yields the rows of a table as COPY reads them. */
export async function* rowsOf(folder: string, tabela: TabelaCopiada, chave?: KeyObject): AsyncGenerator<Buffer> {
  const packed = createReadStream(join(folder, tableFile(tabela)), { highWaterMark: 2 ** 18 })
  const gunzip = createGunzip({ chunkSize: 2 ** 18 })
  const reading =
    tabela.cifrada && chave !== undefined
      ? pipeline(packed, (content: AsyncIterable<Buffer>) => reveal(chave, tabela.nome, content), gunzip)
      : pipeline(packed, gunzip)
  reading.catch(() => {})
  yield* gunzip as AsyncIterable<Buffer>
  await reading
}

type Advance = (bytes: number) => void

async function faultsOfFiles(folder: string, { arquivos }: Manifesto, advance: Advance): Promise<string[]> {
  const faults: string[] = []
  await several(filesIn(folder), async ({ sha256, path }) => {
    const isWhole = (await hashOf(path)) === sha256
    if (!isWhole) faults.push(`arquivos/${sha256.slice(0, 2)}/${sha256} foi alterado ou se estragou`)
    advance((await stat(path)).size)
  })
  const found = await contentsOf(folder)
  if (found.sha256 !== arquivos.sha256) {
    faults.push(`em arquivos/ há ${found.quantos} de ${arquivos.quantos} arquivos, ou não são os mesmos`)
  }
  return faults
}
