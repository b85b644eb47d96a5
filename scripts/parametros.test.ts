// Checks that parameter numbers are only in one file of the catalog, and that the demo city sets each of them, so that
// every switch is seen on somewhere.
import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { PARAMETROS } from '@portal/catalog/parametros-tabela'
import { TEXTOS } from '@portal/catalog/parametros-textos'
import { parametrosOf } from '../apps/demo/src/portal/parametros.ts'

const ROOT = new URL('../', import.meta.url)
const SOURCES = ['packages/catalog/src/', 'apps/api/src/', 'apps/web/src/']

const isSource = (path: string): boolean => /\.tsx?$/.test(path) && !/\.test\.tsx?$|\/testing\/|fixtures\//.test(path)

test('code refers to a parameter only by its name', () => {
  const asking = SOURCES.flatMap((folder) =>
    readdirSync(new URL(folder, ROOT), { recursive: true, encoding: 'utf8' })
      .map((path) => `${folder}${path}`)
      .filter((path) => isSource(path) && /parametros\.get\(\d/.test(readFileSync(new URL(path, ROOT), 'utf8'))),
  )
  expect(asking).toEqual([])
})

test('the demo city sets every parameter the catalog knows', () => {
  const set = new Set([1, 2, 3, 4].flatMap((entidade) => [...parametrosOf(entidade).keys()]))
  expect(PARAMETROS.filter(({ numero }) => !set.has(numero))).toEqual([])
})

test('the demo city sets only documented values', () => {
  const strange = [1, 2, 3, 4].flatMap((entidade) =>
    PARAMETROS.filter(({ numero, valores }) => {
      const valor = parametrosOf(entidade).get(numero)
      return valores && valor !== undefined && !Object.hasOwn(valores, valor)
    }),
  )
  expect(strange).toEqual([])
})

test('every parameter has a text, and no text is left over', () => {
  expect(Object.keys(TEXTOS).map(Number)).toEqual(PARAMETROS.map(({ numero }) => numero))
})
