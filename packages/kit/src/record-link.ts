// Declares the address of a record, with the names of its key, for every link, call and screen. It is kept small, since
// every page with a link loads it; the record itself declares what the names mean.
import type { Fields } from './fields.ts'
import { withQuery, type Query } from './link.ts'
import type { Contexto } from './list.ts'

/** The query parameters of a call, besides entity and year. */
export interface Keys {
  readonly required: Fields
  readonly optional?: Fields
}

export const keyNames = ({ required, optional = {} }: Keys): string[] => [
  ...Object.keys(required),
  ...Object.keys(optional),
]

type Named = Readonly<Record<string, 'integer' | 'text'>>
type Optional = Named | undefined
type Values<N extends Named> = { readonly [K in keyof N]: N[K] extends 'integer' ? number : string }

export type LinkKey<R extends Named, O extends Optional> = Contexto &
  Values<R> &
  (O extends Named ? Partial<Values<O>> : unknown)

export interface RecordLink {
  readonly path: string
  /** Names of the key in the address, by kind. */
  readonly required: Named
  readonly optional: Named
}

const IN_PATH = /:(\w+)/g

/** Fills in the names that are in the path, and puts the others in the query string. */
export function fillPath(path: string, values: Query): string {
  const inPath = new Set([...path.matchAll(IN_PATH)].map(([, name]) => name))
  const filled = path.replace(IN_PATH, (_, name: string) => encodeURIComponent(String(values[name] ?? '')))
  return withQuery(filled, Object.fromEntries(Object.entries(values).filter(([name]) => !inPath.has(name))))
}

/** Returns the address for a key when called. */
export type LinkTo<R extends Named, O extends Optional> = RecordLink & ((key: LinkKey<R, O>) => string)

export const linkNames = ({ required, optional }: RecordLink): string[] => [
  ...Object.keys(required),
  ...Object.keys(optional),
]

export function recordLink<const R extends Named, const O extends Optional = undefined>(
  path: string,
  required: R,
  optional?: O,
): LinkTo<R, O> {
  const link: RecordLink = { path, required, optional: optional ?? {} }
  const write = (values: LinkKey<R, O>): string => {
    const said = values as Readonly<Record<string, string | number | undefined>>
    return fillPath(
      path,
      Object.fromEntries(['entidade', 'exercicio', ...linkNames(link)].map((name) => [name, said[name]])),
    )
  }
  return Object.assign(write, link)
}
