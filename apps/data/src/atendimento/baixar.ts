// Saves what came with a request, and what was answered, for whoever has to read it: the desk has no password to ask
// for it with.
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Pool } from 'pg'
import type { Chave } from './processo.ts'

const FILES = `
select nome, conteudo from atendimento.arquivo where entidade = $1 and exercicio = $2 and processo = $3
  order by arquivo`

/** A name somebody else chose, made harmless; the number in front keeps two of the same name apart. */
const safeName = (nome: string, index: number): string => `${index + 1}-${nome.replace(/[\p{Cc}<>:"/\\|?*]/gu, '_')}`

/** The paths written; a file already there is never written over. */
export async function baixar(pool: Pool, { entidade, exercicio, processo }: Chave, pasta: string): Promise<string[]> {
  const { rows } = await pool.query<{ nome: string; conteudo: Buffer }>(FILES, [entidade, exercicio, processo])
  if (rows.length > 0) await mkdir(pasta, { recursive: true })
  const paths = rows.map(({ nome }, index) => join(pasta, safeName(nome, index)))
  for (const [index, { conteudo }] of rows.entries()) await writeFile(paths[index] ?? '', conteudo, { flag: 'wx' })
  return paths
}
