// Declares a call that is neither a list nor a record: its query parameters, the fields of its response and its `.sql`.
import { integer, text, type Fields } from './fields.ts'
import type { Fixed, Gate } from './parametros.ts'
import type { Keys } from './record-link.ts'

export interface Call {
  readonly area: string
  /** Set where it also reads other years, so that a load of any year makes a new version of the response. */
  readonly everyYear?: true
  readonly path: string
  readonly summary: string
  readonly key?: Keys
  readonly fields: Fields
  /** Set where the response is one row, or 404 with this message; otherwise it is an array of rows. */
  readonly one?: { readonly notFound: string }
  /** Name of the `.sql` in the area's folder. Calls that differ only in a fixed value share it. */
  readonly sql: string
  /** Values that the `.sql` binds and no request can set. */
  readonly fixed?: Readonly<Record<string, Fixed>>
  readonly when?: Gate
  /** Set where the rows can be exported too, at the call's address followed by '/report'. */
  readonly file?: CallFile
}

export interface CallFile {
  readonly title: string
  /** Names of the fields to sum. */
  readonly totals?: readonly string[]
}

export const fileOf = (path: string): string => `${path}/report`

export interface CallDeclaration<F extends Fields> extends Omit<Call, 'area'> {
  readonly fields: F
}

export function defineCall<const F extends Fields>(call: CallDeclaration<F> & Pick<Call, 'area'>): Call {
  return call
}

export interface OptionsDeclaration extends Omit<Call, 'area' | 'fields' | 'key' | 'one'> {
  /** Set where ids are codes, such as '0201'; otherwise they are numbers. */
  readonly ids?: 'code'
  /** Names of the parent choices, any of which narrows the options. */
  readonly under?: readonly string[]
}

/** Declares a call that returns the options of a filter: [{ id, descricao }]. */
export const defineOptions = ({ ids, under = [], ...call }: OptionsDeclaration & Pick<Call, 'area'>): Call => ({
  ...call,
  key: { required: {}, optional: Object.fromEntries(under.map((name) => [name, text(name)])) },
  fields: { id: ids === 'code' ? text('Código') : integer('Código'), descricao: text('Descrição') },
})
