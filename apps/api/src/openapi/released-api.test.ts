// What programs were promised by the last release is still answered by this source.
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

test('no operation, parameter or field of an answer of the last release is gone', () => {
  const lost = lostPromises(readFileSync(RELEASED_API, 'utf8'), now)
  expect(
    lost,
    'programs count on it: to take it away on purpose, take it out of docs/api-lancada.txt and tell it in CHANGELOG.md',
  ).toEqual([])
})

test('says all there is of an answer, however deep it lies and whatever names it', () => {
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

test('an operation, a parameter and a field of a named schema that leave are told by name', () => {
  const without = now
    .replace(/^get \/actuator\/health\n(?: .*\n)*/m, '')
    .replace(/^(get \/api\/diarias\?.*)&nome\b/m, '$1')
    .replace(/^(@DiariasLinha\n.*) dataSaida\b/m, '$1')
  expect(
    lostPromises(now, without).filter((promise) => !promise.includes('→') || promise.startsWith('get /api/diarias ')),
  ).toEqual(['get /actuator/health', 'get /api/diarias ?nome', 'get /api/diarias → content[].dataSaida'])
})

test('a field that is new, and one that moves into a named schema, are no loss', () => {
  const { components, paths } = document
  const first = Object.entries(components.schemas)[0]
  const inline = JSON.parse(
    JSON.stringify(paths).replaceAll(`{"$ref":"#/components/schemas/${first?.[0]}"}`, JSON.stringify(first?.[1])),
  ) as ApiDocument['paths']
  expect(lostPromises(apiSurface({ ...document, paths: inline }), now)).toEqual([])
  expect(lostPromises(now, `${now}get /api/nova\n  : campo\n`)).toEqual([])
})
