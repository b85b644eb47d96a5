import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { readArguments, release } from './lancar.mjs'

const TODAY = new Date(2027, 1, 3)
const ENTRY = '# Mudanças\n\n## 1.1.0 – 03/02/2027\n\nO que muda, e o que fazer.\n'

/** Steps that only write a file, in place of those that take minutes. */
const SCRIPTS = {
  test: 'node -e "" --',
  generate: 'node passo.mjs gerado.json',
  congelar: 'node passo.mjs liberadas.json',
  testemunha: 'node passo.mjs testemunha.json',
}
const PASSO = `import { readFileSync, writeFileSync } from 'node:fs'
const [file, ...args] = process.argv.slice(2)
writeFileSync(file, JSON.stringify([JSON.parse(readFileSync('package.json', 'utf8')).version, ...args]))
`

let root: string
let said: string[]

const git = (...args: string[]): string => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim()
const read = (file: string): string => readFileSync(join(root, file), 'utf8')
const write = (file: string, text: string): void => writeFileSync(join(root, file), text)

function manifest(scripts: Record<string, string>): void {
  const content = { name: 'cidade', version: '1.0.0', scripts }
  write('package.json', `${JSON.stringify(content, null, 2)}\n`)
  write('package-lock.json', `${JSON.stringify({ ...content, packages: { '': content } }, null, 2)}\n`)
}

function commit(message: string): void {
  git('add', '--all')
  git('commit', '--quiet', '--message', message)
}

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'portal-lancar-'))
  said = []
  git('init', '--quiet')
  git('config', 'user.name', 'Alguém')
  git('config', 'user.email', 'alguem@exemplo.invalid')
  manifest(SCRIPTS)
  write('passo.mjs', PASSO)
  write('CHANGELOG.md', ENTRY)
  commit('Begin')
  git('tag', 'v1.0.0')
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

const releasing = (version: string, withTests = true): Promise<void> =>
  release({ root, version, withTests, date: TODAY, say: (line) => said.push(line), output: 'ignore' })

/** Returns everything a release may change. */
const state = (): string[] => [
  git('rev-parse', 'HEAD'),
  git('tag'),
  git('status', '--porcelain'),
  read('package.json'),
  read('package-lock.json'),
]

async function refuses(version: string, why: RegExp, withTests = true): Promise<void> {
  const before = state()
  await expect(releasing(version, withTests)).rejects.toThrow(why)
  expect(state()).toEqual(before)
}

test('makes one commit, numbered, frozen, with its witness, and a tag', async () => {
  const before = git('rev-parse', 'HEAD')
  await releasing('1.1.0')
  expect(git('log', '-1', '--format=%s %P')).toBe(`Release 1.1.0 ${before}`)
  expect(git('status', '--porcelain')).toBe('')
  expect(git('rev-parse', 'v1.1.0^{commit}')).toBe(git('rev-parse', 'HEAD'))
  expect(git('cat-file', '-t', 'v1.1.0')).toBe('tag')
  expect(JSON.parse(read('package.json'))).toMatchObject({ version: '1.1.0' })
  const { version, packages } = JSON.parse(read('package-lock.json')) as Record<string, unknown>
  expect([version, packages]).toMatchObject(['1.1.0', { '': { version: '1.1.0' } }])
  const traces = ['gerado.json', 'liberadas.json', 'testemunha.json'].map((file) => git('show', `HEAD:${file}`))
  expect(traces).toEqual(['["1.1.0"]', '["1.1.0"]', '["1.1.0","1.1.0"]'])
  expect(said.map((line) => line.split(/[ :]/).slice(0, 3).join(' '))).toEqual([
    'Conferindo a pasta,',
    'npm test --',
    'package.json e package-lock.json',
    'npm run generate…',
    'npm run congelar…',
    'npm run testemunha',
    'git commit e',
    'Lançada a versão',
  ])
})

test('makes a first release without tests and with nothing to freeze', async () => {
  git('tag', '--delete', 'v1.0.0')
  manifest({ test: 'exit 1' })
  write('CHANGELOG.md', ENTRY.replace('1.1.0', '1.0.0'))
  commit('Bare')
  await releasing('1.0.0', false)
  expect([git('tag'), git('log', '-1', '--format=%s')]).toEqual(['v1.0.0', 'Release 1.0.0'])
})

describe('refuses a release, and changes nothing:', () => {
  test('with uncommitted changes, also a file git does not track', async () => {
    write('esquecido.txt', '')
    await refuses('1.1.0', /Há mudanças por registrar/)
    expect(git('status', '--porcelain')).toContain('esquecido.txt')
  })

  test.each(['1.0.0', '0.9.9'])('of %s, which is not after the last one', async (version) => {
    await refuses(version, new RegExp(`A última versão lançada é a 1.0.0; a ${version} não vem depois dela.`))
  })

  test.each([
    ['none', '# Mudanças\n', /O título dela é: ## 1\.1\.0 – 03\/02\/2027/],
    ['one of another day', ENTRY.replace('03/02', '02/02'), /com a data de hoje/],
    ['an empty one', '## 1.1.0 – 03/02/2027\n\n## 1.0.0 – 01/01/2027\nPrimeira.\n', /está vazia/],
  ])('when the entry in CHANGELOG.md is wrong: %s', async (_, changelog, why) => {
    write('CHANGELOG.md', changelog)
    commit('Tell')
    await refuses('1.1.0', why)
  })

  test('when the tests fail', async () => {
    manifest({ ...SCRIPTS, test: 'exit 3' })
    commit('Break')
    await refuses('1.1.0', /npm test -- --tudo terminou com 3/)
  })

  test('when the folder changed during the tests; the change stays', async () => {
    manifest({ ...SCRIPTS, test: 'node passo.mjs durante.json' })
    commit('Write while testing')
    await expect(releasing('1.1.0')).rejects.toThrow(/mudou durante as provas/)
    expect([git('tag'), git('status', '--porcelain')]).toEqual(['v1.0.0', '?? durante.json'])
  })

  test('when the witness fails, after other steps wrote their files', async () => {
    manifest({ ...SCRIPTS, testemunha: 'node passo.mjs meio.json && exit 1' })
    commit('Break')
    await refuses('1.1.0', /npm run testemunha -- 1\.1\.0 terminou com 1/, false)
    expect(said.at(-1)).toBe('A pasta voltou a ser como era: nada foi lançado.')
  })

  test('when the tag fails, after the commit was made', async () => {
    write('.git/hooks/reference-transaction', '#!/bin/sh\n! { [ "$1" = prepared ] && grep -q refs/tags/; }\n')
    execFileSync('chmod', ['+x', join(root, '.git/hooks/reference-transaction')])
    await refuses('1.1.0', /git tag .* terminou com/, false)
  })

  test('when it is interrupted, ending all that it had started', () => {
    write(
      '.git/parar.mjs',
      `import { readFileSync, writeFileSync } from 'node:fs'
      writeFileSync('meio.json', '')
      process.once('SIGTERM', () => process.exit(1))
      process.kill(Number(readFileSync('.git/quem', 'utf8')), 'SIGTERM')
      setInterval(() => {}, 60_000)`,
    )
    manifest({ congelar: 'exec node .git/parar.mjs' })
    commit('Wait')
    const asked = { root, version: '1.1.0', withTests: false, output: 'ignore' }
    const program = `import { writeFileSync } from 'node:fs'
      import { main } from ${JSON.stringify(join(import.meta.dirname, 'prepare.mjs'))}
      import { release } from ${JSON.stringify(join(import.meta.dirname, 'lancar.mjs'))}
      writeFileSync('.git/quem', String(process.pid))
      await main(() => release({ ...${JSON.stringify(asked)}, date: new Date(${TODAY.getTime()}), say: console.log }))`
    const args = ['--input-type=module', '--eval', program]
    const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8' })
    expect([status, stderr]).toEqual([143, 'Interrompido.\n'])
    expect(stdout).toContain('A pasta voltou a ser como era')
    expect([git('tag'), git('status', '--porcelain'), git('log', '-1', '--format=%s')]).toEqual(['v1.0.0', '', 'Wait'])
  })
})

test('takes a version as argument, or prints its usage', () => {
  expect(readArguments(['1.2.3'])).toEqual({ version: '1.2.3', withTests: true })
  expect(readArguments(['--sem-provas', '1.2.3'])).toEqual({ version: '1.2.3', withTests: false })
  for (const wrong of [[], ['1.2'], ['v1.2.3'], ['1.2.3', '1.2.4'], ['1.2.3', '--sem-prova']]) {
    expect(() => readArguments(wrong)).toThrow('Uso: npm run lancar')
  }
})
