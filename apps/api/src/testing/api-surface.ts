// Writes the parameters and fields of the API as text, which a release keeps, and reads the promises back from that
// text. Each line is an operation with its parameters (`get /api/diarias?page&size`), followed by the names in each
// object of its response by path (`content[]: numero data`); `@DiariasLinha` is a schema written once, at the top.
import { fileURLToPath } from 'node:url'
import type { JsonSchema } from '../openapi/documented.ts'
import type { ApiDocument } from './api-document.ts'

export const RELEASED_API = fileURLToPath(new URL('../../../../docs/api-lancada.txt', import.meta.url))

const nameOf = (ref: unknown): string => (typeof ref === 'string' ? (ref.split('/').at(-1) ?? '') : '')

const below = (place: string, name: string): string => (place === '' ? name : `${place}.${name}`)

function* linesOf(schema: JsonSchema | undefined, place = ''): Generator<string> {
  if (schema === undefined) return
  const {
    $ref,
    allOf = [],
    items,
    properties = {},
  } = schema as {
    $ref?: string
    allOf?: JsonSchema[]
    items?: JsonSchema
    properties?: Record<string, JsonSchema>
  }
  const names = [...($ref === undefined ? [] : [`@${nameOf($ref)}`]), ...Object.keys(properties)]
  if (names.length > 0) yield `  ${place}: ${names.join(' ')}`
  for (const part of allOf) yield* linesOf(part, place)
  yield* linesOf(items, `${place}[]`)
  for (const [name, part] of Object.entries(properties)) yield* linesOf(part, below(place, name))
}

export function apiSurface({ components, paths }: ApiDocument): string {
  const parameterName = (each: JsonSchema): string =>
    String((components.parameters[nameOf(each['$ref'])] ?? each)['name'])
  const schemas = Object.entries(components.schemas).flatMap(([name, schema]) => [`@${name}`, ...linesOf(schema)])
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, { parameters = [], responses }]) => [
      `${method} ${path}${parameters.length > 0 ? '?' : ''}${parameters.map(parameterName).join('&')}`,
      ...Object.values(responses).flatMap(({ content = {} }) =>
        Object.values(content).flatMap(({ schema }) => [...linesOf(schema)]),
      ),
    ]),
  )
  return `${[...schemas, ...operations].join('\n')}\n`
}

/** Returns each operation, parameter and response field in the text, with named schemas expanded. */
export function promisesOf(surface: string): Set<string> {
  const blocks = surface
    .trimEnd()
    .split(/\n(?! )/)
    .map((block) => block.split('\n'))
  const schemas = new Map(blocks.map(([head = '', ...lines]) => [head, lines]))
  function* fields(lines: readonly string[], at = ''): Generator<string> {
    for (const line of lines) {
      const [place = '', names = ''] = line.slice(2).split(': ')
      const here = place === '' || place.startsWith('[') ? `${at}${place}` : below(at, place)
      for (const name of names.split(' ')) {
        if (name.startsWith('@')) yield* fields(schemas.get(name) ?? [], here)
        else yield below(here, name)
      }
    }
  }
  const promises = blocks.flatMap(([head = '', ...lines]) => {
    if (head.startsWith('@')) return []
    const [operation = '', parameters = ''] = head.split('?')
    return [
      operation,
      ...parameters.split('&').flatMap((name) => (name === '' ? [] : [`${operation} ?${name}`])),
      ...[...fields(lines)].map((field) => `${operation} → ${field}`),
    ]
  })
  return new Set(promises)
}

/** Returns what a program written for `before` would not find in `now`. */
export const lostPromises = (before: string, now: string): string[] => {
  const kept = promisesOf(now)
  return [...promisesOf(before)].filter((promise) => !kept.has(promise))
}
