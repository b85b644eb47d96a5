// Saves the files of a request, the requester's and those of the response, in a folder. The staff have no request
// password, so they cannot download them from the portal.
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Pool } from 'pg'
import type { Chave } from './processo.ts'

const FILES = `
select nome, conteudo from atendimento.arquivo where entidade = $1 and exercicio = $2 and processo = $3
  order by arquivo`

/** Makes a file name chosen by somebody else harmless; the number in front keeps equal names apart. */
const safeName = (nome: string, index: number): string => `${index + 1}-${nome.replace(/[\p{Cc}<>:"/\\|?*]/gu, '_')}`

/** Returns the paths written. Never overwrites an existing file. */
export async function baixar(pool: Pool, { entidade, exercicio, processo }: Chave, pasta: string): Promise<string[]> {
  const { rows } = await pool.query<{ nome: string; conteudo: Buffer }>(FILES, [entidade, exercicio, processo])
  if (rows.length > 0) await mkdir(pasta, { recursive: true })
  const paths = rows.map(({ nome }, index) => join(pasta, safeName(nome, index)))
  for (const [index, { conteudo }] of rows.entries()) await writeFile(paths[index] ?? '', conteudo, { flag: 'wx' })
  return paths
}
