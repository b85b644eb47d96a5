import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { compareVersions, entryOf, headingOf, isVersion, lastReleased, lockWith, manifestWith } from './releases.mjs'

const ROOT = join(import.meta.dirname, '..')
const read = (file: string): string => readFileSync(join(ROOT, file), 'utf8')

test('a version is three numbers, ordered by the first that differs', () => {
  expect(['1.0.0', '0.10.2', '12.3.4'].every(isVersion)).toBe(true)
  expect(['1.0', 'v1.0.0', '1.0.0-beta', '01.0.0', ' 1.0.0', ''].some(isVersion)).toBe(false)
  expect(compareVersions('1.10.0', '1.9.9')).toBeGreaterThan(0)
  expect(compareVersions('1.0.9', '1.1.0')).toBeLessThan(0)
  expect(compareVersions('2.0.0', '2.0.0')).toBe(0)
})

test('the last release is the highest version, whatever other tags there are', () => {
  expect(lastReleased(['v1.9.0', 'v1.10.0', 'v1.2.11', 'v2-rascunho', 'v'])).toBe('1.10.0')
  expect(lastReleased([''])).toBeUndefined()
})

const CHANGELOG = `# Mudanças

## 1.1.0 – 03/02/2027

O que muda.

### O que fazer
Nada.

## 1.0.10 – 01/01/2027
## 1.0.1 – 31/12/2026
Mais.
`

test('finds an entry by its exact heading', () => {
  expect(headingOf('1.1.0', new Date(2027, 1, 3, 23, 59))).toBe('## 1.1.0 – 03/02/2027')
  expect(entryOf(CHANGELOG, '## 1.1.0 – 03/02/2027')).toBe('O que muda.\n\n### O que fazer\nNada.')
  expect(entryOf(CHANGELOG.replaceAll('\n', '\r\n'), '## 1.0.1 – 31/12/2026')).toBe('Mais.')
  expect(entryOf(CHANGELOG, '## 1.0.10 – 01/01/2027')).toBe('')
  expect(entryOf(CHANGELOG, '## 1.1.0 – 04/02/2027')).toBeUndefined()
  expect(entryOf(CHANGELOG, '## 1.0.0 – 31/12/2026')).toBeUndefined()
})

test('changes the version in two files and nothing else in them', () => {
  const [manifest, lock] = [read('package.json'), read('package-lock.json')]
  const { version } = JSON.parse(manifest) as { version: string }
  expect([manifestWith(manifest, version), lockWith(lock, version)]).toEqual([manifest, lock])
  expect(manifestWith(manifest, '9.8.7')).toBe(manifest.replace(`"version": "${version}"`, '"version": "9.8.7"'))
  const before = lock.split('\n')
  const changed = lockWith(lock, '9.8.7')
    .split('\n')
    .filter((line, at) => line !== before[at])
  expect(changed.map((line) => line.trim())).toEqual(['"version": "9.8.7",', '"version": "9.8.7",'])
})

test('the version is in one place, and has an entry in CHANGELOG.md', () => {
  const { version } = JSON.parse(read('package.json')) as { version: string }
  const parts = ['apps', 'packages'].flatMap((folder) =>
    readdirSync(join(ROOT, folder)).map((name) => `${folder}/${name}/package.json`),
  )
  expect(parts.filter((part) => 'version' in (JSON.parse(read(part)) as object))).toEqual([])
  const { version: locked } = JSON.parse(read('package-lock.json')) as { version: string }
  expect([isVersion(version), locked]).toEqual([true, version])
  expect(read('CHANGELOG.md')).toMatch(new RegExp(`^## ${version.replaceAll('.', '\\.')} – \\d\\d/\\d\\d/\\d{4}$`, 'm'))
})
