// What a column can be. The kind alone decides how a value is validated, aligned, exported and read aloud.
import type { Gate } from './parametros.ts'

export type Kind = 'text' | 'money' | 'price' | 'decimal' | 'integer' | 'date' | 'datetime' | 'flag' | 'documento'

/** A word of the law and what it means, as the glossary has it. */
export interface Termo {
  readonly topico: string
  readonly descricao: string
}

export interface Field<K extends Kind = Kind> {
  readonly kind: K
  readonly label: string
  /** What is true of this column alone, in plain language, shown one tap away. */
  readonly help?: string
  /** The legal word it is about, explained with it as the glossary of the entity does. */
  readonly termo?: Termo
  /** Closed, the field leaves the screen, the JSON and every export. */
  readonly when?: Gate
  /** Letters shown in a table before the rest is folded away; files carry the whole. */
  readonly cut?: number
  /** Shown by the record alone: the list neither answers nor exports it. */
  readonly recordOnly?: true
  /** What may not have happened yet: where it is absent, no record is missing. */
  readonly awaited?: true
  /** Written by the systems and not by people, so that nobody's CPF can be in it. */
  readonly code?: true
}

export type Fields = Readonly<Record<string, Field>>

type Options = Omit<Field, 'kind' | 'label' | 'code'>

const of =
  <K extends Kind>(kind: K) =>
  (label: string, options: Options = {}): Field<K> => ({ kind, label, ...options })

export const text = of('text')
/** A text that names something: a number with its year, a unit, a source. */
export const code = (label: string, options?: Options): Field<'text'> => ({ ...text(label, options), code: true })
export const money = of('money')
/** What one unit costs, which may need more than cents. */
export const price = of('price')
export const decimal = of('decimal')
export const integer = of('integer')
export const date = of('date')
export const datetime = of('datetime')
/** 'S' or 'N', shown as Sim or Não. */
export const flag = of('flag')
/** CPF or CNPJ: stored bare, masked or formatted when it leaves the API. */
export const documento = of('documento')

const NUMERIC: ReadonlySet<Kind> = new Set<Kind>(['money', 'price', 'decimal', 'integer'])

/** The names of these fields, in their order. */
export const namesOf = <F extends Fields>(fields: F): readonly (keyof F & string)[] => Object.keys(fields)

export const isNumeric = (kind: Kind): boolean => NUMERIC.has(kind)
