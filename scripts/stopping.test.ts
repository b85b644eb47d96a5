// Stops `npm start` in a real terminal, at every moment and in every way: the database never outlives the portal.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { resolve } from 'node:path'
import { text } from 'node:stream/consumers'
import { stripVTControlCharacters } from 'node:util'
import { afterAll, afterEach, describe, expect, test } from 'vitest'
import { removeHome, temporaryHome, until } from '../packages/db/src/fixtures/home.ts'
import { commandsWith, CTRL_C, hasTerminal, isRunning, openTerminal, type Terminal } from './fixtures/terminal.ts'

const ROOT = resolve(import.meta.dirname, '..')
const PATIENCE_MS = 240_000
const OPENING = 'Abrindo o banco de dados…'
const CREATING = 'Criando o banco de dados…'
const PREPARING = 'Preparando as tabelas…'
const LOADING = 'carregando a cidade de demonstração…'
const SERVING = 'Portal da Transparência em http://'

const { DATABASE_URL: _ignored, ...inherited } = process.env
const empty = temporaryHome()
const city = temporaryHome()
const opened: Terminal[] = []

if (!hasTerminal)
  process.stderr.write(
    'Parada no terminal: não testada, porque aqui não há script nem python3 para abrir um pseudoterminal.\n',
  )

afterEach(() => {
  expect([...commandsWith(`${empty}/`), ...commandsWith(`${city}/`)]).toEqual([])
})
afterAll(() => {
  for (const terminal of opened) terminal.close()
  for (const home of [empty, city]) removeHome(home)
})

const environment = (home: string): NodeJS.ProcessEnv => ({
  ...inherited,
  PORTAL_HOME: home,
  HOST: '127.0.0.1',
  PORT: '0',
  DEMO_SCALE: '0.001',
  DEMO_DATE: '2024-01-31',
})

interface Started extends Terminal {
  /** Waits until the portal prints the line. */
  reach: (line: string) => Promise<void>
  signal: (whom: 'npm' | 'portal', ...signals: NodeJS.Signals[]) => void
  /** Waits until the portal itself, which may outlive npm and the terminal, has ended. */
  gone: () => Promise<void>
}

function npmStart(home: string): Started {
  const terminal = openTerminal('npm start', ROOT, environment(home))
  opened.push(terminal)
  const pids = { npm: 0, portal: 0 }
  const reach = async (line: string): Promise<void> => {
    await until(`“${line}” in:\n${terminal.said()}`, () => terminal.said().includes(line), PATIENCE_MS)
    const { pid, parent } = terminal.find('scripts/start.mjs') ?? expect.fail('the portal is not in the terminal')
    Object.assign(pids, { portal: pid, npm: parent })
  }
  const signal: Started['signal'] = (whom, ...signals) => signals.forEach((name) => process.kill(pids[whom], name))
  const gone = async (): Promise<void> =>
    void (await until('the portal to end', () => !isRunning(pids.portal), PATIENCE_MS))
  return { ...terminal, reach, signal, gone }
}

type Stop = (portal: Started) => void

const ctrlC: Stop = ({ type }) => type(CTRL_C)
const twoCtrlC: Stop = ({ type }) => type(CTRL_C + CTRL_C)
const manyCtrlC: Stop = ({ type }) => [1, 2, 3, 4, 5].forEach(() => type(CTRL_C))
const closed: Stop = ({ close }) => close()

async function stops(home: string, moment: string, stop: Stop): Promise<string> {
  const portal = npmStart(home)
  await portal.reach(moment)
  stop(portal)
  await portal.gone()
  expect(commandsWith(`${home}/`)).toEqual([])
  return portal.said()
}

/** Returns the lines the portal printed, without npm's banner and terminal codes. A rewritten line counts each time. */
const linesOf = (said: string): string[] =>
  stripVTControlCharacters(said)
    .replaceAll(/[\u2800-\u28ff]|\^C/g, '')
    .split(/[\r\n]+/)
    .filter((line) => !/^(npm|>|\s*$)/.test(line))

const PROGRESS = /^Carregando Serra Clara\/PR, [\d.]+ linhas: \d+%$/

const FIRST_START = [
  OPENING,
  'Outro processo está criando o banco de dados nesta pasta; esperando que termine…',
  CREATING,
  PREPARING,
  `O banco está vazio: ${LOADING}`,
  PROGRESS,
  /^[\d.]+ linhas gravadas\.$/,
  /^[\d.]+ pedidos de informação\.$/,
  'Ordenando para as consultas…',
  'Cidade de demonstração carregada.',
  /^Portal da Transparência em http:\/\/localhost:\d+\/portaltransparencia$/,
]

/** Returns the position of a line among those of a first start; -1 for an unexpected line. */
const placeOf = (line: string): number =>
  FIRST_START.findIndex((known) => (typeof known === 'string' ? known === line : known.test(line)))

describe.skipIf(!hasTerminal)('stopping npm start stops its database', { timeout: PATIENCE_MS }, () => {
  test.each<[name: string, moment: string, stop: Stop]>([
    ['Ctrl-C while the database is created', CREATING, ctrlC],
    ['the terminal closed while the database is created', CREATING, closed],
    ['Ctrl-C while the tables are made', PREPARING, ctrlC],
    ['Ctrl-C, twice, during the first load', LOADING, twoCtrlC],
    ['SIGTERM to npm during the first load', LOADING, ({ signal }) => signal('npm', 'SIGTERM')],
    ['the terminal closed during the first load', LOADING, closed],
  ])('%s', async (_name, moment, stop) => void (await stops(empty, moment, stop)))

  test('of two first starts on one folder, one loads, the other joins, the last stops the database', async () => {
    const [one, other] = [npmStart(city), npmStart(city)]
    await Promise.all([one.reach(SERVING), other.reach(SERVING)])
    const loaders = [one, other].filter(({ said }) => said().includes(LOADING))
    expect(loaders).toHaveLength(1)
    const told = loaders.flatMap(({ said }) => linesOf(said()).map(placeOf))
    expect(told).toEqual(told.toSorted((a, b) => a - b))
    expect([told[0], told.at(-1)]).toEqual([0, FIRST_START.length - 1])
    expect(told.filter((place) => FIRST_START[place] === PROGRESS).length).toBeGreaterThan(4)
    one.type(CTRL_C)
    await one.gone()
    expect(commandsWith(`${city}/`)).not.toEqual([])
    other.type(CTRL_C)
    await other.gone()
  })

  test.each<[name: string, moment: string, stop: Stop]>([
    ['Ctrl-C while the database opens', OPENING, ctrlC],
    ['Ctrl-C, twice, while the database opens', OPENING, twoCtrlC],
    ['SIGTERM while the database opens', OPENING, ({ signal }) => signal('portal', 'SIGTERM')],
    ['Ctrl-C, twice', SERVING, twoCtrlC],
    ['Ctrl-C, many times', SERVING, manyCtrlC],
    ['Ctrl-C and the terminal closed', SERVING, ({ type, close }) => (type(CTRL_C), close())],
    ['the terminal closed', SERVING, closed],
    ['the terminal closed and SIGTERM', SERVING, ({ close, signal }) => (close(), signal('portal', 'SIGTERM'))],
    ['SIGTERM to npm', SERVING, ({ signal }) => signal('npm', 'SIGTERM')],
    ['SIGTERM and SIGINT to npm', SERVING, ({ signal }) => signal('npm', 'SIGTERM', 'SIGINT')],
    ['SIGHUP to npm, which does not hand it on', SERVING, ({ signal }) => signal('npm', 'SIGHUP')],
    [
      'every signal to the portal',
      SERVING,
      ({ signal }) => signal('portal', 'SIGHUP', 'SIGTERM', 'SIGINT', 'SIGINT', 'SIGTERM', 'SIGHUP'),
    ],
  ])('%s', async (_name, moment, stop) => void (await stops(city, moment, stop)))

  test('Ctrl-C; a later start prints only that it opens the database and the address', async () => {
    const lines = linesOf(await stops(city, SERVING, ctrlC))
    expect(lines).toEqual([OPENING, expect.stringMatching(FIRST_START.at(-1) ?? ''), 'Parando o portal…'])
  })
})

test(
  'a command whose output is closed ends without error, with its own exit code, and stops the database',
  { timeout: PATIENCE_MS },
  async () => {
    const child = spawn(process.execPath, ['scripts/portal.mjs', 'status'], {
      cwd: ROOT,
      env: environment(city),
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    const said = text(child.stderr)
    child.stdout.destroy()
    expect(await once(child, 'exit')).toEqual([0, null])
    expect(await said).toBe('')
  },
)
