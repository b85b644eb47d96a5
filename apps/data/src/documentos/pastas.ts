// Goes through the PDFs of files and folders that are not published yet, one at a time, without a database. In a data
// package, those in `arquivos/` are told by the names they will have.
import { existsSync } from 'node:fs'
import { open, readdir, stat } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { UsageError } from '../command.ts'
import { contentsFolder } from '../package/contents.ts'
import { type Documento, lidoDe, type Olhado } from './documento.ts'
import type { Ler } from './leitor.ts'
import { nomesNoPacote } from './pacote.ts'

interface Achado {
  path: string
  documento: Documento
}

const loose = (path: string): Achado => ({ path, documento: { nome: path, onde: async () => [] } })

/** Returns the files below a folder, also those that a link names. */
async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const paths = entries.map((entry) => ({ entry, path: join(entry.parentPath, entry.name) }))
  const files: string[] = []
  for (const { entry, path } of paths) {
    const isLinked = entry.isSymbolicLink() && (await stat(path).catch(() => undefined))?.isFile()
    if (entry.isFile() || isLinked) files.push(path)
  }
  return files.toSorted()
}

/** Its tables are no documents, and need not be told as not looked through. */
const isTable = (folder: string, path: string): boolean => dirname(path) === folder && /\.(?:csv|json)$/i.test(path)

async function ofPackage(folder: string): Promise<Achado[]> {
  const nomes = await nomesNoPacote(folder)
  const files = (await filesBelow(folder)).filter((path) => !isTable(folder, path))
  return files.map((path) => {
    const named = dirname(path) === contentsFolder(folder) ? nomes.get(basename(path)) : undefined
    if (!named) return loose(path)
    const { arquivo, nome, onde } = named
    return { path, documento: { arquivo, nome, onde: async () => onde } }
  })
}

async function filesOf(given: string): Promise<Achado[]> {
  const path = join(given).replace(/(?<=.)\/$/, '')
  const found = await stat(path).catch(() => undefined)
  if (!found?.isFile() && !found?.isDirectory()) throw new UsageError(`Não há o arquivo nem a pasta ${path}.`)
  if (found.isFile()) return [loose(path)]
  if (existsSync(join(path, 'datapackage.json'))) return ofPackage(path)
  return (await filesBelow(path)).map(loose)
}

/** The mark of a PDF may come after other bytes. */
const WITHIN = 1_024

async function isPdf(path: string): Promise<boolean> {
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(WITHIN), 0, WITHIN, 0)
    return buffer.subarray(0, bytesRead).includes('%PDF-') || /\.pdf$/i.test(path)
  } finally {
    await file.close()
  }
}

export interface Pastas {
  paths: readonly string[]
  ler: Ler
  progress?: ((share: number) => void) | undefined
}

export async function* emPastas({ paths, ler, progress }: Pastas): AsyncGenerator<Olhado> {
  const files = (await Promise.all(paths.map(filesOf))).flat()
  for (const [at, { path, documento }] of files.entries()) {
    if (await isPdf(path)) {
      const reading = await ler(path)
      if (reading === undefined) return
      yield lidoDe(documento, reading)
    } else yield { documento, porque: 'outro_tipo' }
    progress?.((at + 1) / files.length)
  }
}
