import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { closureOf, componentsOf, documentOf, faultsOf, type Locked } from './licencas.mjs'

const ROOT = join(import.meta.dirname, '..')

const invented: Locked = {
  packages: {
    '': { name: 'portal', version: '1.0.0', license: 'Apache-2.0' },
    'packages/db': { optionalDependencies: { '@banco/linux': '4.0.0' } },
    'node_modules/@portal/db': { link: true },
    'node_modules/@banco/linux': { version: '4.0.0', license: 'MIT', optional: true, os: ['linux'] },
    'node_modules/prova': { version: '9.0.0', license: 'MIT', dev: true },
    'node_modules/zebra': { version: '2.0.0', license: 'GPL-3.0', dependencies: { abelha: '1.0.0' } },
    'node_modules/abelha': {
      version: '1.0.0',
      license: 'ISC',
      optionalDependencies: { 'abelha-linux': '1.0.0', outra: '^3.0.0' },
    },
    'node_modules/abelha-linux': { version: '1.0.0', optional: true, os: ['linux'] },
    'node_modules/outra': { version: '3.1.0', optional: true },
    'apps/api/node_modules/abelha': { version: '2.0.0', license: 'MIT' },
  },
}

test('lists what runs, each version once, without the platform builds of a package', () => {
  expect(componentsOf(invented).map(({ name, version }) => `${name} ${version}`)).toEqual([
    '@banco/linux 4.0.0',
    'abelha 1.0.0',
    'abelha 2.0.0',
    'outra 3.1.0',
    'zebra 2.0.0',
  ])
})

test('reports a licence not accepted, a missing one, and an outdated document', () => {
  const refused = [
    expect.stringMatching(/^outra 3\.1\.0: a licença \(nenhuma dita\) não está entre as aceitas/) as string,
    expect.stringMatching(/^zebra 2\.0\.0: a licença GPL-3\.0 não está entre as aceitas/) as string,
  ]
  const lagging = expect.stringContaining('rode npm run licencas') as string
  expect(faultsOf(invented, 'hoje', 'hoje')).toEqual(refused)
  expect(faultsOf(invented, 'ontem', 'hoje')).toEqual([...refused, lagging])
  expect(faultsOf({ packages: {} }, undefined, 'hoje')).toEqual([lagging])
  expect(faultsOf({ packages: {} }, 'hoje', 'hoje')).toEqual([])
})

test('a package in the pages brings its dependencies', () => {
  expect([...closureOf(invented, ['zebra'])]).toEqual(['zebra', 'abelha'])
})

test('includes the licence texts of browser packages, and changes with a version', () => {
  const text = readFileSync(join(ROOT, 'package-lock.json'), 'utf8')
  const document = documentOf(JSON.parse(text) as Locked, ROOT)
  expect(document).toContain('Copyright (c) Meta Platforms, Inc. and affiliates.')
  expect(document).toContain('Copyright (c) Shopify Inc.')
  const moved = JSON.parse(text) as { packages: Record<string, { version: string }> }
  Object.assign(moved.packages['node_modules/fastify'] ?? {}, { version: '99.0.0' })
  expect(documentOf(moved, ROOT)).toContain('| fastify | 99.0.0 | MIT |')
  expect(document).toBe(readFileSync(join(ROOT, 'LICENCAS.md'), 'utf8'))
})
