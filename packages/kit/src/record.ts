// Declares a record. Its calls, its link, its screen with its parts, and its tests are derived from the declaration and
// the `.sql` beside it.
import type { Field, Fields } from './fields.ts'
import { formatMoney } from './formats.ts'
import type { List, OpenCell, Row, Value } from './list.ts'
import type { Fixed, Gate, Parametros } from './parametros.ts'
import type { Keys, RecordLink } from './record-link.ts'

export interface Section {
  /** Absent where the section needs no title. */
  readonly title?: string | ((row: Row) => string)
  /** Names of the fields, in reading order. */
  readonly fields: readonly string[]
  /** Fields that are left out where the row has no value for them. */
  readonly sparse?: readonly string[]
  /** Name by which a screen may replace the section with its own component. */
  readonly panel?: string
  /** Set where it comes after the parts, since it explains rather than informs. */
  readonly last?: true
  /** Set where it sums what hangs from the record: until which day that is known. */
  readonly until?: Until | ((row: Row) => Until | undefined)
}

/** What the sums of a section are of, for the day until which they are known. */
export interface Until {
  /** The table whose newest fact, with those its pages show too, is that day. */
  readonly table: string
  /** The fields that are such sums. Where the row has none of them, nothing is said. */
  readonly sums: readonly string[]
  /** Each table summed and what its rows are called, the first by a masculine noun; those never sent are not named. */
  readonly of: Readonly<Record<string, string>>
}

/** A value made of several fields: a number with its year, a code with its meaning. */
export interface Said extends Field {
  /** Returns the value, or undefined where the row has none. */
  readonly of: (row: Row) => Value | undefined
}

/** What is known of a table of facts, in words, for where a record has none of its rows. */
export interface Known {
  readonly table: string
  /** Said with the day until which the table is known: 'Nenhum pagamento foi publicado'. */
  readonly none: string
  /** Said where the entity never sent the table: 'Esta entidade ainda não publicou pagamentos'. */
  readonly never: string
}

/** How a modal part is opened: by a button of the record, or by a cell of another part, whose row completes the key. */
export type Opener = 'record' | { readonly part: string; readonly column: string }

interface PartBase {
  readonly title: string
  /** Article for sentences about the part: 'os' itens, 'as' liquidações. */
  readonly article?: 'o' | 'a' | 'os' | 'as'
  /** While this gate is closed, the part is not on the screen and its call returns 404. */
  readonly when?: Gate
  /** Text shown when the part has no rows. */
  readonly empty?: string
  /** What is said beside that text, of the table its rows come from. */
  readonly known?: Known
  /** Text shown while its rows are loading. */
  readonly loading?: string
  readonly modal?: Opener
}

interface CalledPart extends PartBase {
  /** Values that the `.sql` binds and no request can set; parts that differ only in them share the `.sql`. */
  readonly fixed?: Readonly<Record<string, Fixed>>
  readonly api: string
  readonly fields: Fields
  /** Query parameters of its call, where they are not the key of the record. */
  readonly key?: Keys
  /** Name of its `.sql`, where it is not `<id of the record>-<part>.sql`. */
  readonly sql?: string
}

/** A part with rows of the record, shown as a table. */
export interface Many extends CalledPart {
  readonly kind: 'many'
  readonly columns: readonly string[]
  /** Columns whose value is made of several fields. */
  readonly said?: Readonly<Record<string, Said>>
  /** Columns summed in the last line. */
  readonly totals?: readonly string[]
  /** Links of cells; the function receives the row together with the key of the record. */
  readonly links?: Readonly<Record<string, OpenCell | undefined>>
  /** Columns left out while no row has a value for them. */
  readonly sparse?: readonly string[]
  /** Caption of the table, where its title is not enough; the function receives the key of the record. */
  readonly caption?: string | ((key: Row) => string)
  /** Name of its rows, for the sentence shown when there are more than are displayed. */
  readonly rows?: string
  /** Other parts whose rows are shown together with its own, and so are requested with them. */
  readonly beside?: readonly string[]
  /**
   * Set where the call returns pages, since there are many rows; with `sort`, clients may sort them, and equal rows
   * come in the order of `ties`.
   */
  readonly paged?: { readonly sort?: { readonly by: readonly string[]; readonly ties: readonly string[] } }
}

/** A part with the files published with the record. */
export interface Files extends CalledPart {
  readonly kind: 'files'
  /**
   * Table of the record and the fields that identify it in the table of attachments; absent where the part has its own
   * `.sql`.
   */
  readonly origem?: { readonly tabela: string; readonly chave: readonly string[] }
}

/** A list of the portal, filtered by the record: filter → field of the record. */
export interface Hanging extends PartBase {
  readonly kind: 'list'
  readonly list: List
  readonly where: Readonly<Record<string, string>>
}

export type Part = Many | Files | Hanging

export interface TabsOfParts {
  /** Label of the tabs, where the name of the record does not fit. */
  readonly label?: string
  /** Set where all tabs are loaded in advance, one after another, so that none has to load when it is chosen. */
  readonly ahead?: true
}

export interface DeclaredRecord {
  readonly area: string
  /** Set where it also reads other years, so that a load of any year makes a new version of the response. */
  readonly everyYear?: true
  /** Name of its `.sql`, and the prefix of those of its parts. */
  readonly id: string
  /** Title of the page until the record is loaded. */
  readonly name: string
  /** Describes such a record in one plain sentence. */
  readonly description: string
  /** Its address, with the names of its key. */
  readonly link: RecordLink
  /** Fields of the names in the address, where they are not fields of the record or have another meaning. */
  readonly keys?: Fields
  /** Query parameters that its calls also accept from other programs; no address of the portal uses them. */
  readonly clients?: Fields
  readonly api: string
  /** The list it belongs to: its place in the menu and the link back. */
  readonly list: List
  /** Returns the link back, where it does not lead to the list. */
  readonly back?: (key: Row) => { readonly path: string; readonly title: string }
  readonly fields: Fields
  /** Values made of several fields for its sections, each under the name of one of those fields or a new name. */
  readonly said?: Readonly<Record<string, Said>>
  /** Set where it is a row of its list, read by the list's own `.sql`. */
  readonly isRow?: true
  /** Name of its `.sql`, where it is not `<id>.sql`. */
  readonly sql?: string
  readonly when?: Gate
  readonly links?: Readonly<Record<string, OpenCell | undefined>>
  readonly sections: readonly Section[]
  readonly parts: Readonly<Record<string, Part>>
  /** Set where its parts are tabs; otherwise they follow one another. */
  readonly tabs?: true | TabsOfParts
  /** Returns the title of the page, where it says more than the kind of record. */
  readonly title?: (row: Row) => string
  /** Returns the title until the record is loaded, where the key in the address says more than the kind of record. */
  readonly called?: (key: Row) => string
  /** Returns who, what and how much: shown under the title of the page, and in the title of the window. */
  readonly summary?: (row: Row) => string
  readonly notFound: string
}

interface Naming<N extends string> {
  readonly fields: readonly N[]
  readonly sparse?: readonly N[]
}

/** A record whose names are all checked against its fields by the compiler. */
export interface RecordDeclaration<F extends Fields, P extends string, S extends string = never> extends Omit<
  DeclaredRecord,
  'area'
> {
  readonly fields: F
  readonly said?: Readonly<Record<S, Said>>
  readonly links?: Readonly<Partial<Record<(keyof F & string) | NoInfer<S>, OpenCell>>>
  readonly sections: readonly (Section & Naming<(keyof F & string) | NoInfer<S>>)[]
  readonly parts: Readonly<Record<P, Part>>
}

export function defineRecord<const F extends Fields, const P extends string, const S extends string = never>(
  record: RecordDeclaration<F, P, S> & Pick<DeclaredRecord, 'area'>,
): DeclaredRecord {
  return record
}

interface ManyDeclaration<F extends Fields> extends Omit<Many, 'kind'> {
  readonly fields: F
  readonly columns: readonly (keyof F & string)[]
  readonly sparse?: readonly (keyof F & string)[]
  readonly totals?: readonly (keyof F & string)[]
  readonly links?: Readonly<Partial<Record<keyof F & string, OpenCell>>>
}

export const many = <const F extends Fields>(part: ManyDeclaration<F>): Many => ({ kind: 'many', ...part })
export const files = (part: Omit<Files, 'kind'>): Files => ({ kind: 'files', ...part })
export const hanging = (part: Omit<Hanging, 'kind'>): Hanging => ({ kind: 'list', ...part })

export const isOpen = ({ when }: { readonly when?: Gate }, parametros: Parametros): boolean =>
  when?.(parametros) ?? true

export const openOf = <T extends { readonly when?: Gate }>(
  all: Readonly<Record<string, T>>,
  parametros: Parametros,
): [name: string, one: T][] => Object.entries(all).filter(([, one]) => isOpen(one, parametros))

/** Returns the query parameters of the call of a record or part. */
export function keysOf(record: DeclaredRecord, part?: CalledPart): Keys {
  const {
    link: { required, optional },
    keys = {},
    clients,
    fields,
  } = record
  const meaning = (named: object): Fields => pickFields({ ...fields, ...keys }, Object.keys(named))
  return part?.key ?? { required: meaning(required), optional: { ...meaning(optional), ...clients } }
}

export const pickFields = (fields: Fields, names: readonly string[]): Fields =>
  Object.fromEntries(names.flatMap((name): [string, Field][] => (fields[name] ? [[name, fields[name]]] : [])))

export const said = (field: Field, of: Said['of']): Said => ({ ...field, of })

/** Returns the value of a field, or of several fields together. */
export const valueIn = (row: Row, name: string, field: Field | Said): Value | undefined =>
  'of' in field ? field.of(row) : row[name]

const isStated = (part: unknown): boolean => part !== undefined && part !== null

/** Returns a function that joins the values that these fields have, with `between` between them. */
export const joined =
  (between: string, ...names: readonly string[]): Said['of'] =>
  (row) =>
    names
      .map((name) => row[name])
      .filter((part) => isStated(part) && part !== '')
      .join(between) || undefined

/** Returns a function that writes '123/2026'; undefined without the number. */
export const numbered =
  (number: string, year: string): Said['of'] =>
  (row) =>
    isStated(row[number]) ? joined('/', number, year)(row) : undefined

/** Writes the title or summary of a row from its values; missing values are left out. */
export const stated = (...parts: readonly unknown[]): string => parts.filter(isStated).join(', ')

export const statedMoney = (value: unknown): string | undefined =>
  isStated(value) ? formatMoney(String(value)) : undefined
