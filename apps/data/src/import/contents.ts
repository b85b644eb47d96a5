// Checks that every file the package cites comes with it, complete, and puts it in the store before its row is
// committed.
import { filePath } from '@portal/db/files'
import type { ClientBase } from 'pg'
import { copyWhole, hashOf, packagedFile, sizeOf } from '../package/contents.ts'
import type { Faults } from './faults.ts'
import type { Staged } from './staging.ts'

interface Places {
  client: ClientBase
  staged: Staged[]
  /** Folder of the package. */
  folder: string
  storeDir: string
}

interface Content {
  linha: number
  sha256: string
  tamanho: number
}

const BATCH = 1_000

export async function checkContents({ faults, ...places }: Places & { faults: Faults }): Promise<void> {
  const staged = fileTable(places)
  if (!staged) return
  const { file } = staged.resource
  for await (const { linha, sha256, tamanho } of missingContents(places, staged)) {
    if (faults.isFull) return
    const refuse = (field: string, reason: string): void => faults.add({ file, line: linha, field, reason })
    const path = packagedFile(places.folder, sha256)
    const size = await sizeOf(path)
    if (size === undefined) refuse('sha256', `falta o conteúdo: arquivos/${sha256} não está no pacote nem no portal`)
    else if (size !== tamanho) refuse('tamanho', `o conteúdo tem ${size} bytes`)
    else if ((await hashOf(path)) !== sha256)
      refuse('sha256', `o conteúdo de arquivos/${sha256} é outro: foi alterado ou corrompido`)
  }
}

export async function storeContents({ log, ...places }: Places & { log: (line: string) => void }): Promise<void> {
  const staged = fileTable(places)
  if (!staged) return
  let stored = 0
  for await (const { sha256 } of missingContents(places, staged)) {
    await copyWhole(packagedFile(places.folder, sha256), filePath(places.storeDir, sha256))
    stored++
  }
  if (stored > 0) log(`arquivos: ${stored} ${stored === 1 ? 'guardado' : 'guardados'}`)
}

const fileTable = ({ staged }: Places): Staged | undefined => staged.find(({ table }) => table.nome === 'arquivo')

async function* missingContents({ client, storeDir }: Places, { stage }: Staged): AsyncGenerator<Content> {
  const sql = `select _linha as linha, sha256, tamanho from ${stage} where _inteira and _linha > $1 order by 1
    limit ${BATCH}`
  for (let after: number | undefined = 0; after !== undefined;) {
    const { rows }: { rows: Content[] } = await client.query<Content>(sql, [after])
    for (const row of rows) {
      if ((await sizeOf(filePath(storeDir, row.sha256))) !== row.tamanho) yield row
    }
    after = rows.at(-1)?.linha
  }
}
