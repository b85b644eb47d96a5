// Tells how a data package names the files it brings, whose contents are named by their sha256. No database is needed;
// what is wrong with the package is left for the import to say.
import { readRecords } from '../csv/csv.ts'
import { readText } from '../csv/decode.ts'
import { readDescriptor, type Resource } from '../import/descriptor.ts'
import { howWritten } from '../import/dialect.ts'
import { Faults } from '../import/faults.ts'
import { COLUMNS, type TableName } from '../package/rows.ts'
import type { Column, Table } from '../package/tables.ts'

export interface NoPacote {
  arquivo: number
  nome: string
  onde: string[]
}

const ofText = (nome: string): Column => ({
  nome,
  tipo: 'text',
  precisao: null,
  escala: null,
  obrigatoria: false,
  nula: true,
  padrao: null,
  descricao: null,
})

const tableOf = (nome: TableName): Table => ({
  nome,
  descricao: null,
  colunas: COLUMNS[nome].map(ofText),
  chave: [],
  referencias: [],
  regras: [],
})

async function* rowsOf(resource: Resource | undefined): AsyncGenerator<Record<string, string>> {
  if (!resource) return
  const { encoding, delimiter } = await howWritten(resource)
  let header: string[] | undefined
  for await (const records of readRecords(readText(resource.path, encoding), delimiter)) {
    for (const { cells = [] } of records) {
      if (header) yield Object.fromEntries(header.map((name, at) => [name, cells[at] ?? '']))
      else header = cells
    }
  }
}

/** Returns the files of a package by their sha256; what cannot be read of it names nothing. */
export async function nomesNoPacote(folder: string): Promise<Map<string, NoPacote>> {
  const found = new Map<string, NoPacote>()
  const byCode = new Map<string, NoPacote>()
  try {
    const resources = await readDescriptor(folder, [tableOf('arquivo'), tableOf('anexo')], new Faults())
    const resourceOf = (nome: string): Resource | undefined => resources.find(({ table }) => table.nome === nome)
    for await (const { arquivo = '', nome = '', sha256 = '' } of rowsOf(resourceOf('arquivo'))) {
      const named = { arquivo: Number(arquivo), nome, onde: [] }
      found.set(sha256, named)
      byCode.set(arquivo, named)
    }
    for await (const { arquivo = '', origem, chave, entidade } of rowsOf(resourceOf('anexo')))
      byCode.get(arquivo)?.onde.push(`${origem} ${chave} da entidade ${entidade}`)
  } catch {
    return found
  }
  return found
}
