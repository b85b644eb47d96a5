// Reads and writes copia.json, the description of a copy, written last, with its sha256 in a file beside it.
import { createHash } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { modeOf } from './disco.ts'
import { BadCopia } from './falhas.ts'
import { type Programa, thisProgram } from './programa.ts'

export const FORMATO = 1

export interface TabelaCopiada {
  /** Table name with its schema. */
  nome: string
  colunas: string[]
  linhas: number
  /** Bytes of the rows as COPY wrote them, before compression. */
  bytes: number
  /** Checksum of the file as stored. */
  sha256: string
  cifrada: boolean
}

export interface Manifesto {
  formato: number
  programa: Programa
  /** The newest version the database had been taken to, which may be later than the program that made the copy. */
  banco?: { versao: string }
  /** The instant of the snapshot. */
  momento: string
  migracoes: { nome: string; sha256: string }[]
  entidades: { entidade: number; nome: string; cnpj: string }[]
  /** Fingerprint of the key that encrypts what visitors wrote; absent where nothing is encrypted. */
  chave?: string
  tabelas: TabelaCopiada[]
  sequencias: { nome: string; ultimo: number }[]
  arquivos: {
    quantos: number
    bytes: number
    /** Checksum of the file names, one a line, in order; each name is the sha256 of the file's content. */
    sha256: string
    /** Files the database cites that were missing or damaged in the folder of files. */
    faltam: string[]
  }
}

const MANIFESTO = 'copia.json'
const SOMA = 'copia.json.sha256'

export const tableFile = ({ nome, cifrada }: Pick<TabelaCopiada, 'nome' | 'cifrada'>): string =>
  join('tabelas', `${nome}.gz${cifrada ? '.cifrado' : ''}`)

export const filesOf = (folder: string): string => join(folder, 'arquivos')

const sumLine = (content: string): string => `${createHash('sha256').update(content).digest('hex')}  ${MANIFESTO}\n`

export async function writeManifesto(folder: string, manifesto: Manifesto): Promise<void> {
  const content = `${JSON.stringify(manifesto, undefined, 1)}\n`
  await writeFile(join(folder, MANIFESTO), content, { mode: modeOf(false), flag: 'wx' })
  await writeFile(join(folder, SOMA), sumLine(content), { mode: modeOf(false), flag: 'wx' })
}

/**
 * Returns the oldest version known to open the copy. Copies made before `banco` existed only have the program's
 * version.
 */
export const versionOf = ({ banco, programa }: Manifesto): string => banco?.versao ?? programa.versao

export async function readManifesto(folder: string): Promise<Manifesto> {
  const [content, sum] = await Promise.all(
    [MANIFESTO, SOMA].map((name) =>
      readFile(join(folder, name), 'utf8').catch(() => {
        throw new BadCopia(`${folder} não é uma cópia do portal: não se pôde ler ${name}.`)
      }),
    ),
  )
  if (content === undefined || sum !== sumLine(content)) {
    throw new BadCopia(`${MANIFESTO} de ${folder} foi alterado ou se estragou: use outra cópia.`)
  }
  const manifesto = JSON.parse(content) as Manifesto
  if (manifesto.formato > FORMATO) {
    throw new BadCopia(
      `A cópia de ${folder} foi feita pela versão ${manifesto.programa.versao} do programa, em um formato que esta, ` +
        `a ${thisProgram().versao}, não conhece: atualize o programa e repita.`,
    )
  }
  return manifesto
}
