// What a copy says of itself: copia.json, written last, and beside it the sum that proves that no byte of it changed.
import { createHash } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { modeOf } from './disco.ts'
import { BadCopia } from './falhas.ts'
import { type Programa, thisProgram } from './programa.ts'

export const FORMATO = 1

export interface TabelaCopiada {
  /** With its schema. */
  nome: string
  colunas: string[]
  linhas: number
  /** As COPY wrote them, before they were packed. */
  bytes: number
  /** Of the file as it is kept. */
  sha256: string
  cifrada: boolean
}

export interface Manifesto {
  formato: number
  programa: Programa
  /** The newest version the database had been taken to, which may be later than the program that read it. */
  banco?: { versao: string }
  /** The instant everything in it is of. */
  momento: string
  migracoes: { nome: string; sha256: string }[]
  entidades: { entidade: number; nome: string; cnpj: string }[]
  /** Fingerprint of the key that hides what visitors wrote; absent where nothing is hidden. */
  chave?: string
  tabelas: TabelaCopiada[]
  sequencias: { nome: string; ultimo: number }[]
  arquivos: {
    quantos: number
    bytes: number
    /** Of the names, one a line, in order; each name is the sum of what the file holds. */
    sha256: string
    /** Cited by the database, and not found whole in the folder of files. */
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

/** The oldest version known to open the copy; a copy of before this was written down says only who made it. */
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
