// Fields that travel inside one another: 'bem.numeroFrota' is declared, asked and sorted by that name, and answered as
// { bem: { numeroFrota } }.
import type { Row, Value } from './list.ts'

/** Named things by the parts of their names, each where its first part was first met. */
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

/** A row as its declaration names it, whatever the shape it travelled in; what came null is absent. */
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
