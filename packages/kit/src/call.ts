// A call that is neither a list nor a record, declared once: what it is asked by, what it answers and the `.sql` that
// knows.
import { integer, text, type Fields } from './fields.ts'
import type { Fixed, Gate } from './parametros.ts'
import type { Keys } from './record-link.ts'

export interface Call {
  readonly area: string
  /** It reads other years too: a load of any of them makes a new answer. */
  readonly everyYear?: true
  readonly path: string
  readonly summary: string
  readonly key?: Keys
  readonly fields: Fields
  /** One row, or not found; else an array of them. */
  readonly one?: { readonly notFound: string }
  /** The `.sql` in the area's folder; calls that differ in a value share it. */
  readonly sql: string
  /** What nobody chooses: values the `.sql` binds. */
  readonly fixed?: Readonly<Record<string, Fixed>>
  readonly when?: Gate
  /** The same as a file, under its address and '/report'. */
  readonly file?: CallFile
}

export interface CallFile {
  readonly title: string
  /** What its rows add up to. */
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
  /** Ids are numbers unless said to be codes, such as '0201'. */
  readonly ids?: 'code'
  /** The choices above this one, any of which narrows what it answers. */
  readonly under?: readonly string[]
}

/** What a filter offers: [{ id, descricao }]. */
export const defineOptions = ({ ids, under = [], ...call }: OptionsDeclaration & Pick<Call, 'area'>): Call => ({
  ...call,
  key: { required: {}, optional: Object.fromEntries(under.map((name) => [name, text(name)])) },
  fields: { id: ids === 'code' ? text('Código') : integer('Código'), descricao: text('Descrição') },
})
