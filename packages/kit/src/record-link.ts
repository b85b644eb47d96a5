// The address of one record: where it is and what names it, said once for every link, call and screen.
import type { Field, Fields, Kind } from './fields.ts'
import { withQuery } from './link.ts'
import type { Contexto } from './list.ts'

/** What names one thing, beyond its entity and year. */
export interface Keys {
  readonly required: Fields
  readonly optional?: Fields
}

type ValueOf<K extends Kind> = K extends 'integer' ? number : string
type Values<F extends Fields> = { readonly [N in keyof F]: F[N] extends Field<infer K> ? ValueOf<K> : never }

type Optional = Fields | undefined

export type LinkKey<R extends Fields, O extends Optional> = Contexto & Values<R> & (O extends Fields ? Partial<Values<O>> : unknown)

export interface RecordLink {
  readonly path: string
  readonly key: Keys
}

/** Called with the key, it writes the address. */
export type LinkTo<R extends Fields, O extends Optional> = ((key: LinkKey<R, O>) => string) & {
  readonly path: string
  readonly key: { readonly required: R; readonly optional?: NonNullable<O> }
}

export const keyNames = ({ required, optional = {} }: Keys): string[] => [...Object.keys(required), ...Object.keys(optional)]

export function recordLink<const R extends Fields, const O extends Optional = undefined>(
  path: string,
  required: R,
  optional?: O,
): LinkTo<R, O> {
  const key = { required, ...(optional && { optional }) }
  const names = keyNames(key)
  const write = (values: LinkKey<R, O>): string => {
    const said = values as Readonly<Record<string, string | number | undefined>>
    return withQuery(path, Object.fromEntries(['entidade', 'exercicio', ...names].map((name) => [name, said[name]])))
  }
  return Object.assign(write, { path, key })
}
