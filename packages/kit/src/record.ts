// One record, declared once: from this and the `.sql` beside it come its calls, its link, its screen with what hangs
// from it, and the tests.
import type { Field, Fields } from './fields.ts'
import { formatMoney } from './formats.ts'
import type { List, OpenCell, Row, Value } from './list.ts'
import type { Fixed, Gate, Parametros } from './parametros.ts'
import type { Keys, RecordLink } from './record-link.ts'

export interface Section {
  /** None where what it says needs no name. */
  readonly title?: string | ((row: Row) => string)
  /** In the order they are read. */
  readonly fields: readonly string[]
  /** Left out while the row says nothing of them. */
  readonly sparse?: readonly string[]
  /** The name by which a screen may draw it its own way. */
  readonly panel?: string
  /** Read after the parts: what explains more than it tells. */
  readonly last?: true
}

/** What fields say together: a number with its year, a code with what it stands for. */
export interface Said extends Field {
  /** Undefined where the row says nothing of it. */
  readonly of: (row: Row) => Value | undefined
}

/**
 * Opened over the page by a button of the record, or by a cell of another part, whose row fills in the rest of the key.
 */
export type Opener = 'record' | { readonly part: string; readonly column: string }

interface PartBase {
  readonly title: string
  /** For the sentences that speak of it: 'os' itens, 'as' liquidações. */
  readonly article?: 'o' | 'a' | 'os' | 'as'
  /** Closed, the part leaves the screen and its call is not found. */
  readonly when?: Gate
  /** What is said when there is none. */
  readonly empty?: string
  /** What is said while its rows are on their way. */
  readonly loading?: string
  readonly modal?: Opener
}

interface CalledPart extends PartBase {
  /** What nobody chooses: values the `.sql` binds; parts that differ in them share it. */
  readonly fixed?: Readonly<Record<string, Fixed>>
  readonly api: string
  readonly fields: Fields
  /** Where its call is not asked by the key of the record alone. */
  readonly key?: Keys
  /** The `.sql` that answers it, where it is not `<id of the record>-<part>.sql`. */
  readonly sql?: string
}

/** Rows that belong to the record, shown as a table. */
export interface Many extends CalledPart {
  readonly kind: 'many'
  readonly columns: readonly string[]
  /** What a column says with the help of others. */
  readonly said?: Readonly<Record<string, Said>>
  /** Summed in the last line. */
  readonly totals?: readonly string[]
  /** Where a cell leads; the row is seen together with the key of the record. */
  readonly links?: Readonly<Record<string, OpenCell | undefined>>
  /** Columns left out while no row has anything in them. */
  readonly sparse?: readonly string[]
  /** What the table is called, where its title does not say enough; the key is that of the record. */
  readonly caption?: string | ((key: Row) => string)
  /** What its rows are called where there are more than are shown. */
  readonly rows?: string
  /** Other parts whose rows are told together with its own, and so are asked for with them. */
  readonly beside?: readonly string[]
  /**
   * So many that the call answers by pages; `sort` when clients may order them, equals then coming in the order of
   * `ties`.
   */
  readonly paged?: { readonly sort?: { readonly by: readonly string[]; readonly ties: readonly string[] } }
}

/** Files published with the record. */
export interface Files extends CalledPart {
  readonly kind: 'files'
  /**
   * The table of the record and the fields that name it there, as attachments write them; none where the `.sql` is its
   * own.
   */
  readonly origem?: { readonly tabela: string; readonly chave: readonly string[] }
}

/** A list of the portal, narrowed to the record: filter → field of the record. */
export interface Hanging extends PartBase {
  readonly kind: 'list'
  readonly list: List
  readonly where: Readonly<Record<string, string>>
}

export type Part = Many | Files | Hanging

export interface TabsOfParts {
  /** What they are together, where the name of the record does not say it well. */
  readonly label?: string
  /** All are asked for, one after another, so that none is waited for when it is chosen. */
  readonly ahead?: true
}

export interface DeclaredRecord {
  readonly area: string
  /** It reads other years too: a load of any of them makes a new answer. */
  readonly everyYear?: true
  /** The name of its `.sql`, and the start of those of its parts. */
  readonly id: string
  /** What the page is called until the record itself is here. */
  readonly name: string
  /** One plain sentence that says what such a record is. */
  readonly description: string
  /** Its address, and what names it there. */
  readonly link: RecordLink
  /** What the names in the address mean, where they are none of its fields or mean more. */
  readonly keys?: Fields
  /** What its calls also read, for programs that ask with it: no address of the portal is read for it. */
  readonly clients?: Fields
  readonly api: string
  /** The list it hangs from: its place in the menu and the way back. */
  readonly list: List
  /** The way back, where it is another than the list. */
  readonly back?: (key: Row) => { readonly path: string; readonly title: string }
  readonly fields: Fields
  /** What its sections say of several fields together, each under the name of one of them or one of its own. */
  readonly said?: Readonly<Record<string, Said>>
  /** Whether it is a row of its list, read by the list's own `.sql`. */
  readonly isRow?: true
  /** The `.sql` that answers it, where it is not `<id>.sql`. */
  readonly sql?: string
  readonly when?: Gate
  readonly links?: Readonly<Record<string, OpenCell | undefined>>
  readonly sections: readonly Section[]
  readonly parts: Readonly<Record<string, Part>>
  /** Whether its parts are tabs; else they follow one another. */
  readonly tabs?: true | TabsOfParts
  /** The name of the page, where the record says more than its kind. */
  readonly title?: (row: Row) => string
  /** The same until the record is here, where what names it in the address says more than its kind. */
  readonly called?: (key: Row) => string
  /** Who, what and how much: under the name of the page, and in the title of the window. */
  readonly summary?: (row: Row) => string
  readonly notFound: string
}

interface Naming<N extends string> {
  readonly fields: readonly N[]
  readonly sparse?: readonly N[]
}

/** The same record, with every name checked against the fields it speaks of. */
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

/** What its call is asked by. */
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

/** What a row says of a field, by itself or with others. */
export const valueIn = (row: Row, name: string, field: Field | Said): Value | undefined =>
  'of' in field ? field.of(row) : row[name]

const isStated = (part: unknown): boolean => part !== undefined && part !== null

/** A writer of what is stated of these fields, with something between them. */
export const joined =
  (between: string, ...names: readonly string[]): Said['of'] =>
  (row) =>
    names
      .map((name) => row[name])
      .filter((part) => isStated(part) && part !== '')
      .join(between) || undefined

/** A writer of '123/2026': without the number nothing is said. */
export const numbered =
  (number: string, year: string): Said['of'] =>
  (row) =>
    isStated(row[number]) ? joined('/', number, year)(row) : undefined

/** The title or the summary of a row, from what its fields say: what no field says is left out. */
export const stated = (...parts: readonly unknown[]): string => parts.filter(isStated).join(', ')

export const statedMoney = (value: unknown): string | undefined =>
  isStated(value) ? formatMoney(String(value)) : undefined
