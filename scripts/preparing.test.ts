// Tests the install and build in a clone: silent unless they fail, one process at a time, and ended by the first
// Ctrl-C.
import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { removeHome, temporaryHome, until } from '../packages/db/src/fixtures/home.ts'
import { commandsWith, CTRL_C, hasTerminal, openTerminal } from './fixtures/terminal.ts'

const ROOT = resolve(import.meta.dirname, '..')
const PATIENCE_MS = 240_000
const NOISE = 'transforming modules'
const OURS = ['scripts/start.mjs', 'scripts/prepare.mjs', 'scripts/in-use.mjs', 'packages/db/src/turn.mjs']
const PROVE = `import { ensureInstalled, main } from './prepare.mjs'\nawait main(ensureInstalled)`
const [EARLY, LATE] = ['before the pages', 'after the pages']
const clones: string[] = []

afterAll(() => clones.forEach(removeHome))

/** Makes a clone with our scripts and no programs, whose install or build runs the commands given. */
function clone(scripts: { postinstall?: string; build?: string; program?: string }): string {
  const folder = temporaryHome()
  clones.push(folder)
  for (const name of [
    'scripts',
    'packages/db/src',
    'packages/kit',
    'packages/catalog',
    'apps/web',
    'apps/api',
    'apps/data',
    'apps/demo',
    'provas',
  ])
    mkdirSync(join(folder, name), { recursive: true })
  for (const name of OURS) copyFileSync(join(ROOT, name), join(folder, name))
  const write = (name: string, content: object): void => writeFileSync(join(folder, name), JSON.stringify(content))
  const { postinstall = 'true', build = 'true', program = 'mkdir -p dist && cp ../../inicio.mjs dist' } = scripts
  const web = { name: 'web', version: '1.0.0', scripts: { build } }
  const all = { name: 'clone', version: '1.0.0', workspaces: ['apps/*'], devDependencies: { provas: 'file:provas' } }
  write('package.json', { ...all, type: 'module', scripts: { start: 'exec node scripts/start.mjs', postinstall } })
  write('apps/web/package.json', web)
  write('apps/api/package.json', { name: 'api', version: '1.0.0', scripts: { build: program } })
  write('apps/data/package.json', { name: 'data', version: '1.0.0' })
  write('provas/package.json', { name: 'provas', version: '1.0.0' })
  const packages = {
    '': all,
    ...Object.fromEntries(
      ['web', 'api', 'data'].flatMap((name) => [
        [`apps/${name}`, { name, version: '1.0.0' }],
        [`node_modules/${name}`, { resolved: `apps/${name}`, link: true }],
      ]),
    ),
    provas: { version: '1.0.0', dev: true },
    'node_modules/provas': { resolved: 'provas', link: true, dev: true },
  }
  write('package-lock.json', { name: 'clone', version: '1.0.0', lockfileVersion: 3, requires: true, packages })
  writeFileSync(join(folder, 'scripts/provar.mjs'), PROVE)
  writeFileSync(join(folder, 'inicio.mjs'), 'export const startPortal = (pages) => pages')
  writeFileSync(
    join(folder, 'wait.mjs'),
    `console.log('${NOISE}'); setInterval(() => {}, 1_000)\nexport const startPortal = (pages) => pages`,
  )
  return folder
}

const environment = { ...process.env, npm_config_ignore_scripts: 'false' }
const inTerminal = (command: string, folder: string) => openTerminal(command, folder, environment)
const start = (folder: string) => inTerminal('npm start', folder)
/** Starts a script that installs the test packages too, as the tests do. */
const prove = (folder: string) => inTerminal('node scripts/provar.mjs && echo instalado', folder)
/** Looks for its last line, which is not the command as typed. */
const isProved = ({ said }: ReturnType<typeof start>) => /^instalado/m.test(said())

describe.skipIf(!hasTerminal)('preparing a clone', { timeout: PATIENCE_MS }, () => {
  test.each([
    ['the install', 'Instalando as dependências', (wait: string) => ({ postinstall: wait })],
    ['the build', 'Construindo as páginas…', (wait: string) => ({ build: wait })],
  ])('Ctrl-C, twice, ends %s without printing its output', async (_name, line, scripts) => {
    const folder = clone(scripts('exec node "$npm_config_local_prefix/wait.mjs"'))
    const terminal = start(folder)
    await until(
      `“${line}”`,
      () => terminal.said().includes(line) && commandsWith(`${folder}/wait.mjs`).length > 0,
      PATIENCE_MS,
    )
    terminal.type(CTRL_C + CTRL_C)
    await until('its end', () => terminal.find('scripts/start.mjs') === undefined, PATIENCE_MS)
    expect(commandsWith(folder)).toEqual([])
    await until('its last word', () => terminal.said().includes('Interrompido.'), PATIENCE_MS)
    expect(terminal.said()).not.toContain(NOISE)
    expect(existsSync(join(folder, '.preparando'))).toBe(false)
    terminal.close()
  })

  test('prints the output of a build that fails, and then the error', async () => {
    const terminal = start(clone({ build: `echo '${NOISE}'; echo 'a warning' >&2; exit 3` }))
    await until('the complaint', () => terminal.said().includes('A construção das páginas falhou.'), PATIENCE_MS)
    expect(terminal.said()).toMatch(new RegExp(`${NOISE}[^]*a warning[^]*A construção das páginas falhou\\.`))
    terminal.close()
  })

  test('the portal prepares before its pages are built, and serves them after', async () => {
    const folder = clone({ build: 'until [ -e "$npm_config_local_prefix/go" ]; do sleep 0.05; done' })
    const told = `console.log('${EARLY}'); await pages; console.log('${LATE}')`
    writeFileSync(join(folder, 'inicio.mjs'), `export const startPortal = async (pages) => { ${told} }`)
    const terminal = start(folder)
    await until('the first of it', () => terminal.said().includes(EARLY), PATIENCE_MS)
    expect(terminal.said()).not.toContain(LATE)
    writeFileSync(join(folder, 'go'), '')
    await until('the rest', () => terminal.said().includes(LATE), PATIENCE_MS)
    terminal.close()
  })

  test('does not install test packages to use the portal', async () => {
    const folder = clone({})
    const terminal = start(folder)
    await until('its end', () => existsSync(join(folder, 'apps/web/dist/.stamp')), PATIENCE_MS)
    expect(['web', 'provas'].map((name) => existsSync(join(folder, 'node_modules', name)))).toEqual([true, false])
    terminal.close()
  })

  test('a second process waits for a build, and then does not build again', async () => {
    const folder = clone({
      build:
        'echo x >> "$npm_config_local_prefix/built"; until [ -e "$npm_config_local_prefix/go" ]; do sleep 0.05; done',
    })
    const one = start(folder)
    await until('the build', () => existsSync(join(folder, 'built')), PATIENCE_MS)
    const other = start(folder)
    await until('the wait', () => /O processo \d+ está preparando o portal nesta pasta/.test(other.said()), PATIENCE_MS)
    writeFileSync(join(folder, 'go'), '')
    const isOver = (terminal: typeof one): boolean => terminal.find('scripts/start.mjs') === undefined
    await until('both to go on', () => isOver(one) && isOver(other), PATIENCE_MS)
    expect(readFileSync(join(folder, 'built'), 'utf8')).toBe('x\n')
    one.close()
    other.close()
  })

  test('refuses to replace packages under a running portal, until it ends in any way', async () => {
    const folder = clone({ program: 'mkdir -p dist && cp ../../wait.mjs dist/inicio.mjs' })
    const portal = start(folder)
    await until('the portal', () => portal.said().includes(NOISE), PATIENCE_MS)
    const pid = portal.find('scripts/start.mjs')?.pid
    const refused = prove(folder)
    await until('the refusal', () => refused.said().includes('git clone'), PATIENCE_MS)
    expect(refused.said()).toContain(`O processo ${pid} (start.mjs) roda com os pacotes instalados nesta pasta`)
    expect(['web', 'provas'].map((name) => existsSync(join(folder, 'node_modules', name)))).toEqual([true, false])
    expect(existsSync(join(folder, '.preparando'))).toBe(false)
    process.kill(pid ?? 0, 'SIGKILL')
    await until('its end', () => portal.find('scripts/start.mjs') === undefined, PATIENCE_MS)
    const proved = prove(folder)
    await until('the install', () => isProved(proved), PATIENCE_MS)
    expect(existsSync(join(folder, 'node_modules/provas'))).toBe(true)
    expect(readdirSync(join(folder, '.em-uso'))).toEqual([])
    for (const terminal of [portal, refused, proved]) terminal.close()
  })

  test('waits for another process that installs other packages', async () => {
    const folder = clone({ postinstall: 'until [ ! -e "$npm_config_local_prefix/hold" ]; do sleep 0.05; done' })
    const first = start(folder)
    const isOver = (terminal: typeof first): boolean => terminal.find('scripts/start.mjs') === undefined
    await until('its end', () => existsSync(join(folder, 'apps/web/dist/.stamp')) && isOver(first), PATIENCE_MS)
    writeFileSync(join(folder, 'hold'), '')
    const installing = prove(folder)
    await until('the install', () => installing.said().includes('Instalando as dependências'), PATIENCE_MS)
    const other = start(folder)
    await until('the wait', () => /O processo \d+ está preparando o portal nesta pasta/.test(other.said()), PATIENCE_MS)
    rmSync(join(folder, 'hold'))
    await until('both to go on', () => isProved(installing) && isOver(other), PATIENCE_MS)
    expect(existsSync(join(folder, 'node_modules/provas'))).toBe(true)
    for (const terminal of [first, installing, other]) terminal.close()
  })
})
