// Generates rows of a table from its schema: types, rules, keys and references. The rows are made to break lists, with
// ties, nulls, negative amounts, accents, quotes, formulas and wildcards. What a schema cannot express is in
// oddities.ts.
import fc from 'fast-check'
import { cnpjFrom, cpfFrom, formatCnpjCpf } from '@portal/kit/cpf-cnpj'
import { constraintsOf, type Constraints } from '../../../data/src/package/constraints.ts'
import type { Column, ColumnType, Reference, Table } from '../../../data/src/package/tables.ts'
import type { SampleRow } from './insert.ts'

/** More than three pages of twenty. */
export const ROWS = 75
/** One row in this many has null in a nullable column. */
const ABSENT = 7
/** The first rows share names; later ones each have their own. */
const TIED = 24

type Value = SampleRow[string]
export type Columns = Readonly<Record<string, (n: number) => Value>>

export interface Asked {
  readonly entidade: number
  readonly exercicio: number
  /** Returns the keys of the referenced table, in this entity and year, that a reference may cite. */
  readonly cited: (reference: Reference) => readonly SampleRow[]
  /** Values of columns that replace the generated ones. */
  readonly said?: Columns
  readonly rows?: number
}

const NOMES = [
  'Padaria São José',
  'Água Viva Ltda',
  '=Soma & Filhos',
  '+Vida',
  '-Desconto Atacado',
  '@Rede',
  'Aspas "Duplas"; ponto e vírgula',
  '100% Natural',
  'Sub_Linhado',
  'Maria da Conceição Prado',
  'Ipê\nFilial',
  `Construção e manutenção de ${'praças, '.repeat(12)}parques e jardins`,
]

/** A CPF as people type it in a field where no document should be. */
const CPF_ESCRITO = formatCnpjCpf(cpfFrom('111444777'))

const pad = (value: number, length = 2): string => String(value).padStart(length, '0')
const at = <T>(values: readonly T[], index: number): T => values[index % values.length] as T

const pessoaOf = (n: number): string => cpfFrom(pad(100_200_300 + n * 7_919, 9))

/** Returns documents of people, of companies, and of companies with letters in the CNPJ. */
function documentoOf(n: number): string {
  if (n % 3 === 0) return pessoaOf(n)
  return cnpjFrom(n % 7 === 0 ? `A${pad(n, 7)}0001` : `12${pad(345_000 + n, 6)}0001`)
}

/** Returns a document when the column's rule accepts documents and nothing shorter. */
function documentIn(pattern: string, n: number): string | undefined {
  const accepts = new RegExp(pattern)
  if (!accepts.test(pessoaOf(n)) || accepts.test('1')) return undefined
  return accepts.test(cnpjFrom('120000000001')) ? documentoOf(n) : pessoaOf(n)
}

interface Making {
  readonly column: Column
  readonly rules: Constraints
  /** Position of the column in its table, used as an offset so that columns do not vary together. */
  readonly place: number
  readonly exercicio: number
}

/** Returns texts that match the whole pattern, the same at each run. */
function matching(pattern: string): string[] {
  const whole = new RegExp(pattern.endsWith('$') ? pattern : `${pattern}[a-z]{1,9}$`)
  return fc.sample(fc.stringMatching(whole), { numRuns: 12, seed: 1 })
}

function textOf({ rules, place }: Making, n: number): Value {
  if (rules.enum) return at(rules.enum, n + place)
  if (rules.pattern !== undefined) return documentIn(rules.pattern, n) ?? at(matching(rules.pattern), n + place)
  return `${at(NOMES, n + place)}${n > TIED ? ` ${n}` : ''}${n % 29 === 0 ? `, CPF ${CPF_ESCRITO}` : ''}`
}

function integerOf({ column, rules, place, exercicio }: Making, n: number): number {
  const { minimum = 1, maximum = minimum + 39 } = rules
  if (/^ano(_|$)/.test(column.nome)) return exercicio - (n % 3)
  return minimum + ((n * 7 + place) % (maximum - minimum + 1))
}

function amountOf({ column: { precisao, escala }, rules, place }: Making, n: number): string {
  const scale = escala ?? 2
  const largest = Math.min(rules.maximum ?? Infinity, 10 ** ((precisao ?? 18) - scale) - 1)
  const amount = Math.min(largest, ((n + place) % 15) * 111.11 + 10.25)
  const isNegative = rules.minimum === undefined && (n + place) % 11 === 0
  return Math.max(rules.minimum ?? -largest, isNegative ? -amount : amount).toFixed(scale)
}

const dayOf = ({ place, exercicio }: Making, n: number): string =>
  `${exercicio}-${pad(1 + ((n + place) % 12))}-${pad(1 + ((n + place) % 28))}`

const MAKERS: Readonly<Record<ColumnType, (making: Making, n: number) => Value>> = {
  smallint: integerOf,
  integer: integerOf,
  bigint: integerOf,
  numeric: amountOf,
  text: textOf,
  boolean: ({ place }, n) => (n + place) % 3 === 0,
  date: dayOf,
  'timestamp with time zone': (making, n) => `${dayOf(making, n)}T22:30:00-03:00`,
}

const agrees = (row: SampleRow, { colunas, referidas }: Reference, key: SampleRow): boolean =>
  colunas.every((coluna, i) => row[coluna] === undefined || row[coluna] === key[referidas[i] ?? ''])

/** Sorts references with more columns first, so that their values narrow the others. */
const byWidth = (one: Reference, other: Reference): number => other.colunas.length - one.colunas.length

export function sampleRows(table: Table, { entidade, exercicio, cited, said = {}, rows = ROWS }: Asked): SampleRow[] {
  const columns = table.colunas.map((column, place): Making => ({
    column,
    place,
    exercicio,
    rules: Object.assign({}, ...table.regras.map((rule) => constraintsOf(rule, column))) as Constraints,
  }))
  const isOptional = (nome: string): boolean => columns.some(({ column }) => column.nome === nome && column.nula)
  const isMade = ({ tabela, colunas }: Reference): boolean =>
    tabela !== table.nome && !colunas.some((coluna) => coluna in said)
  const references = table.referencias.filter(isMade).sort(byWidth)
  const ofReferences = new Set(references.flatMap(({ colunas }) => colunas))
  const ofItself = new Set(table.referencias.flatMap(({ tabela, colunas }) => (tabela === table.nome ? colunas : [])))
  /**
   * A table with a number of its own in its key, besides the columns of references, has two rows for each row it cites.
   */
  const own = table.chave.findLast((nome) => !ofReferences.has(nome))

  function rowAt(n: number): SampleRow {
    const row: Record<string, Value> = {}
    for (const {
      column: { nome },
    } of columns) {
      if (nome === 'entidade') row[nome] = entidade
      if (nome === 'exercicio') row[nome] = exercicio
      if (said[nome]) row[nome] = said[nome](n)
    }
    for (const [place, reference] of references.entries()) {
      const mayBeAbsent = reference.colunas.some(isOptional)
      if (mayBeAbsent && (n + place) % ABSENT === 0) continue
      const keys = cited(reference).filter((key) => agrees(row, reference, key))
      if (keys.length === 0 && mayBeAbsent) continue
      if (keys.length === 0) throw new Error(`${table.nome}: no row of ${reference.tabela} to cite`)
      const isPart = own !== undefined && reference.colunas.every((nome) => table.chave.includes(nome))
      const key = at(keys, isPart ? Math.ceil(n / 2) - 1 : n - 1)
      for (const [i, coluna] of reference.colunas.entries()) row[coluna] = key[reference.referidas[i] ?? '']
    }
    for (const making of columns) {
      const {
        column: { nome, nula, tipo },
        place,
      } = making
      if (row[nome] !== undefined) continue
      const isAbsent = ofReferences.has(nome) || ofItself.has(nome)
      if (nome === own && tipo !== 'text') row[nome] = n
      else row[nome] = nula && (isAbsent || (n + place) % ABSENT === 0) ? null : MAKERS[tipo](making, n)
    }
    return row
  }

  const all = Array.from({ length: rows }, (_, index) => rowAt(index + 1))
  return [...new Map(all.map((row) => [JSON.stringify(table.chave.map((nome) => row[nome])), row])).values()]
}
