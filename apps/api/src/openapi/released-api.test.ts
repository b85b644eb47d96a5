// Checks that the API still has everything that the last release promised.
import { readFileSync } from 'node:fs'
import { beforeAll, expect, test } from 'vitest'
import { apiDocument, type ApiDocument } from '../testing/api-document.ts'
import { apiSurface, lostPromises, promisesOf, RELEASED_API } from '../testing/api-surface.ts'

let document: ApiDocument
let now: string

beforeAll(async () => {
  document = await apiDocument()
  now = apiSurface(document)
})

test('keeps every operation, parameter and response field of the last release', () => {
  const lost = lostPromises(readFileSync(RELEASED_API, 'utf8'), now)
  expect(
    lost,
    'programs count on it: to take it away on purpose, take it out of docs/api-lancada.txt and tell it in CHANGELOG.md',
  ).toEqual([])
})

test('lists all fields of a response, at any depth and in named schemas', () => {
  const promises = promisesOf(now)
  const some = [
    'get /api/diarias',
    'get /api/diarias ?nome',
    'get /api/diarias → totalElements',
    'get /api/diarias → pageable.sort[].direction',
    'get /api/diarias → content[].dataSaida',
    'get /api/diarias/total → valorDiarias',
    'get /api/ultimas-atualizacoes → [].modulo',
    'get /actuator/health → components.db.status',
  ]
  expect(some.filter((promise) => !promises.has(promise))).toEqual([])
  expect([...promises].filter((promise) => /@|\.\.|undefined|[.?]$/.test(promise))).toEqual([])
})

test('reports a removed operation, parameter or field by name', () => {
  const without = now
    .replace(/^get \/actuator\/health\n(?: .*\n)*/m, '')
    .replace(/^(get \/api\/diarias\?.*)&nome\b/m, '$1')
    .replace(/^(@DiariasLinha\n.*) dataSaida\b/m, '$1')
  expect(
    lostPromises(now, without).filter((promise) => !promise.includes('→') || promise.startsWith('get /api/diarias ')),
  ).toEqual(['get /actuator/health', 'get /api/diarias ?nome', 'get /api/diarias → content[].dataSaida'])
})

test('does not report a new field, or one that moves into a named schema', () => {
  const { components, paths } = document
  const first = Object.entries(components.schemas)[0]
  const inline = JSON.parse(
    JSON.stringify(paths).replaceAll(`{"$ref":"#/components/schemas/${first?.[0]}"}`, JSON.stringify(first?.[1])),
  ) as ApiDocument['paths']
  expect(lostPromises(apiSurface({ ...document, paths: inline }), now)).toEqual([])
  expect(lostPromises(now, `${now}get /api/nova\n  : campo\n`)).toEqual([])
})
