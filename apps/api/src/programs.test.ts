// Tests which packages the built programs load at the start, since each process of the portal, each command and each
// test pays for them.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const DIST = join(import.meta.dirname, '../dist')
const IMPORTED = /^(?:import|export)\b[^'"]*['"]([^'"]+)['"]/gm
const IMPORTED_LATER = /\bimport\(['"]([^'"]+)['"]\)/g

const importsOf = (file: string, how: RegExp): string[] =>
  [...readFileSync(join(DIST, file), 'utf8').matchAll(how)].map(([, name = '']) => name)

/** Returns these files and everything that they import statically. */
function withImports(given: Iterable<string>): { files: Set<string>; packages: Set<string> } {
  const [files, packages] = [new Set(given), new Set<string>()]
  for (const file of files) {
    for (const name of importsOf(file, IMPORTED)) (name.startsWith('./') ? files : packages).add(name)
  }
  return { files, packages }
}

/** Returns the packages that a program has loaded once it works, including files imported later. */
function packagesOf(program: string): Set<string> {
  const first = withImports([program]).files
  return withImports([...first, ...[...first].flatMap((file) => importsOf(file, IMPORTED_LATER))]).packages
}

test('a process that serves visitors does not load the libraries that draw documents', () => {
  const packages = packagesOf('portal.mjs')
  expect(packages).toContain('fastify')
  expect(packages).not.toContain('pdfkit')
  expect(packagesOf('manual.mjs')).toContain('pdfkit')
})
