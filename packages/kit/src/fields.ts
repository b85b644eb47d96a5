// Declares the kinds of columns. The kind alone determines how a value is validated, aligned, exported and read aloud.
import type { Figure } from './figure.ts'
import type { Gate } from './parametros.ts'
import type { Termo } from './termo.ts'

export type Kind = 'text' | 'money' | 'price' | 'decimal' | 'integer' | 'date' | 'datetime' | 'flag' | 'documento'

export interface Field<K extends Kind = Kind> {
  readonly kind: K
  readonly label: string
  /** Explains this column alone in plain language; the visitor opens it with one tap. */
  readonly help?: string
  /** The legal term the column is about, explained as in the glossary of the entity. */
  readonly termo?: Termo
  /** While this gate is closed, the field is missing from the screen, the JSON and every export. */
  readonly when?: Gate
  /** Number of characters shown in a table before the rest is folded away; files have the whole text. */
  readonly cut?: number
  /** Set where only the record shows it: list responses and exports omit it. */
  readonly recordOnly?: true
  /** Set where the event may not have happened yet, so that an absent value is not shown as a missing record. */
  readonly awaited?: true
  /** Set where the sum of this column over an entity and year is a figure that other pages show too. */
  readonly figure?: Figure
  /** Set where systems write the value and not people, so that it cannot contain a person's CPF. */
  readonly code?: true
}

export type Fields = Readonly<Record<string, Field>>

type Options = Omit<Field, 'kind' | 'label' | 'code'>

const of =
  <K extends Kind>(kind: K) =>
  (label: string, options: Options = {}): Field<K> => ({ kind, label, ...options })

export const text = of('text')
/** A text that identifies something: a number with its year, a unit, a source. */
export const code = (label: string, options?: Options): Field<'text'> => ({ ...text(label, options), code: true })
export const money = of('money')
/** An amount whose sum is a figure, and labelled by its name unless the list is specified to call it otherwise. */
export const amount = (
  figure: Figure,
  { label = figure.name, ...options }: Options & { label?: string } = {},
): Field<'money'> =>
  money(label, {
    ...(figure.termo && { termo: figure.termo }),
    ...(figure.when && { when: figure.when }),
    ...options,
    figure,
  })
/** A unit price, which may have more decimals than cents. */
export const price = of('price')
export const decimal = of('decimal')
export const integer = of('integer')
export const date = of('date')
export const datetime = of('datetime')
/** 'S' or 'N', shown as Sim or Não. */
export const flag = of('flag')
/** CPF or CNPJ: stored without punctuation, masked or formatted on output. */
export const documento = of('documento')

/** Returns the fields of a list whose rows are only a part of what the figures sum. */
export const withoutFigures = <F extends Fields>(fields: F): F =>
  Object.fromEntries(Object.entries(fields).map(([name, { figure: _figure, ...field }]) => [name, field])) as F

const NUMERIC: ReadonlySet<Kind> = new Set<Kind>(['money', 'price', 'decimal', 'integer'])

/** The names of these fields, in their order. */
export const namesOf = <F extends Fields>(fields: F): readonly (keyof F & string)[] => Object.keys(fields)

export const isNumeric = (kind: Kind): boolean => NUMERIC.has(kind)
