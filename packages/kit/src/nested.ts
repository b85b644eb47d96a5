// Converts nested fields: `bem.numeroFrota` is declared, filtered and sorted by that name, and returned as the property
// `numeroFrota` of an object `bem`.
import type { Row, Value } from './list.ts'

/** A tree of values by the parts of their names, each at the place where its first part first appeared. */
export type Nest<T> = Map<string, T | Nest<T>>

export function nest<T>(entries: Iterable<readonly [name: string, value: T]>): Nest<T> {
  const root: Nest<T> = new Map()
  for (const [name, value] of entries) {
    const parts = name.split('.')
    const last = parts.pop() ?? name
    let at = root
    for (const part of parts) {
      const found = at.get(part)
      const inner: Nest<T> = found instanceof Map ? found : new Map()
      at.set(part, inner)
      at = inner
    }
    at.set(last, value)
  }
  return root
}

export const isNested = (name: string): boolean => name.includes('.')

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Returns a row with the names of its declaration, whether or not it was nested; null values are omitted. */
export function flatten(travelled: object, prefix = ''): Row {
  const entries = Object.entries(travelled).flatMap(([part, value]: [string, unknown]): [string, Value | undefined][] =>
    isObject(value)
      ? Object.entries(flatten(value, `${prefix}${part}.`))
      : value === null
        ? []
        : [[`${prefix}${part}`, value as Value]],
  )
  return Object.fromEntries(entries)
}
