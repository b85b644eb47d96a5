// A legal word is explained in one place: what a column says of itself, the glossary does not, and nothing is written
// twice.
import { readdirSync, readFileSync } from 'node:fs'
import { normalize } from '@portal/kit/texto'
import { expect, test } from 'vitest'
import { GLOSSARIO, glossarioFrom } from './glossario.ts'

const ROOT = new URL('../../../', import.meta.url).pathname

interface Source {
  path: string
  text: string
}

/** Texts as they are read: those written in parts, one to a line, are joined. */
const joined = (text: string): string => text.replaceAll(/'\s*\+\s*'/g, '')

const under = (folder: string): string[] =>
  readdirSync(`${ROOT}${folder}`, { recursive: true, encoding: 'utf8' }).map((name) => `${folder}/${name}`)

const sources: readonly Source[] = ['packages', 'apps']
  .flatMap((room) => readdirSync(`${ROOT}${room}`).flatMap((name) => under(`${room}/${name}/src`)))
  .filter((path) => /(?<!\.test)\.(?:tsx?|sql|md)$/.test(path))
  .map((path) => ({ path, text: joined(readFileSync(`${ROOT}${path}`, 'utf8')) }))

const repeated = (texts: readonly string[]): string[] => texts.filter((text, at) => texts.indexOf(text) !== at)

test('each word is explained once, in words of its own', () => {
  expect(repeated(GLOSSARIO.map(({ topico }) => normalize(topico)))).toEqual([])
  expect(repeated(GLOSSARIO.map(({ descricao }) => normalize(descricao)))).toEqual([])
})

test('nobody writes again what the glossary says', () => {
  const places = GLOSSARIO.map(
    ({ topico, descricao }) =>
      [topico, sources.filter(({ text }) => text.includes(descricao)).map(({ path }) => path)] as const,
  )
  expect(
    places.filter(([, paths]) => paths.length !== 1 || !paths[0]?.startsWith('packages/catalog/src/termos/')),
  ).toEqual([])
})

test('no help of a column is written twice', () => {
  const helps = sources.flatMap(({ text }) => [...text.matchAll(/\bhelp:\s*'([^']+)'/g)].map(([, help = '']) => help))
  expect(helps.length).toBeGreaterThan(100)
  expect(repeated(helps)).toEqual([])
})

test('an entity says only what it explains otherwise, and what it does not have', () => {
  const [one, other, ...rest] = GLOSSARIO
  if (!one || !other) throw new Error('O glossário está vazio.')
  expect(glossarioFrom([])).toBeUndefined()
  expect(glossarioFrom(GLOSSARIO)).toEqual({})
  expect(glossarioFrom([{ topico: one.topico.toUpperCase(), descricao: 'Como dizemos aqui.' }, ...rest])).toEqual({
    [one.topico]: 'Como dizemos aqui.',
    [other.topico]: null,
  })
})
