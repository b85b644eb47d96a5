// How a stranger asks for a person: by which key, and with which words, document or number in which parameter of a
// call.
import { register } from '@portal/catalog/areas'
import { isText, type Filter } from '@portal/kit/filters'
import { clientNames } from '../lists/clients.ts'
import type { GetOperation, Parameter } from './operations.ts'
import { UNIDADE } from './sample.ts'
import { arquivoDe, CONTRATO, empenhoDe, semAcento, type Pessoa } from './samples/protegidos.ts'

export type Question = (pessoa: Pessoa) => string

const masked = ({ cpf }: Pessoa): string => `***${cpf.slice(3, 9)}**`

/** How a person is asked for in a document, in a text and in a number. */
export const DOCUMENTS: readonly Question[] = [({ cpf }) => cpf, masked]
export const WORDS: readonly Question[] = [({ nome }) => semAcento(nome), ({ cpf }) => cpf]
export const NUMBERS: readonly Question[] = [
  ({ fornecedor }) => String(fornecedor),
  (pessoa) => String(arquivoDe(pessoa)),
]

/** The key of the covered commitment of a person, of each thing that hangs from it, and of herself. */
export const keyOf = (pessoa: Pessoa): Record<string, string> => ({
  empenho: String(empenhoDe(pessoa)),
  unidadeOrcamentaria: UNIDADE,
  noLiquidacao: '1',
  ordemItemEmpenho: '1',
  noOrdem: String(empenhoDe(pessoa)),
  sequencia: '1',
  contrato: String(CONTRATO),
  fornecedor: String(pessoa.fornecedor),
  pessoa: String(pessoa.fornecedor),
  id: String(arquivoDe(pessoa)),
})

/** How a filter asks for a person; a day, an amount, an option, a code or the end of a range asks for no one. */
function asking(filter: Filter): readonly Question[] {
  if (isText(filter)) return WORDS
  if (filter.operator !== 'equals') return []
  return { documento: DOCUMENTS, integer: NUMBERS.slice(0, 1) }[filter.of as string] ?? []
}

const listOf = new Map(
  register.flatMap((list) =>
    [list.api.list, list.api.totals, ...Object.keys(clientNames(list).addresses ?? {})].map((path) => [path, list]),
  ),
)
const everyFilter = register.flatMap((list) => Object.entries(list.filters))
/** Parameters that ask for no one in any call. */
const OF_NO_ONE = new Set([
  'entidade',
  'exercicio',
  'page',
  'size',
  'sort',
  'fields',
  'versao',
  'acesso',
  'search',
  ...everyFilter.flatMap(([name, filter]) => (asking(filter).length > 0 ? [] : [name])),
])

export function questionsOf({ path }: GetOperation, { name, schema }: Parameter): readonly Question[] {
  const list = listOf.get(path)
  const filter = list?.filters[name]
  // Totals are of the rows that the list keeps, so one question tells whether they keep others.
  if (filter) return asking(filter).slice(0, path === list?.api.totals ? 1 : undefined)
  if (OF_NO_ONE.has(name) || schema.enum || schema.format) return []
  return schema.type === 'integer' ? NUMBERS : [...WORDS, ...DOCUMENTS.slice(1)]
}

/** What a call asks for where it asks first. */
export const first = ({ parameters }: GetOperation): Record<string, string> =>
  Object.fromEntries(parameters.filter(({ required }) => required).map(({ name }) => [name, '1']))
