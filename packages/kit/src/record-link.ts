// The address of one record: where it is and what names it, said once for every link, call and screen.
// Small, as every page that links brings it along: what the names mean is said by the record.
import type { Fields } from './fields.ts'
import { withQuery, type Query } from './link.ts'
import type { Contexto } from './list.ts'

/** What a call is asked by, beyond entity and year. */
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
  /** What names the record in its address, by kind. */
  readonly required: Named
  readonly optional: Named
}

const IN_PATH = /:(\w+)/g

/** Names that are in the path are filled in there; the others follow it. */
export function fillPath(path: string, values: Query): string {
  const inPath = new Set([...path.matchAll(IN_PATH)].map(([, name]) => name))
  const filled = path.replace(IN_PATH, (_, name: string) => encodeURIComponent(String(values[name] ?? '')))
  return withQuery(filled, Object.fromEntries(Object.entries(values).filter(([name]) => !inPath.has(name))))
}

/** Called with the key, it writes the address. */
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
