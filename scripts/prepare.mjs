// Makes a fresh clone runnable: installs what is missing and builds what is outdated, with only Node and npm.
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { constants } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { inTurn } from '../packages/db/src/turn.mjs'
import { markUse, otherUser } from './in-use.mjs'

export const ROOT = dirname(dirname(fileURLToPath(import.meta.url)))

const LOCK = join(ROOT, 'package-lock.json')
const PREPARING = join(ROOT, '.preparando')
const INSTALLED = join(ROOT, 'node_modules/.portal-stamp')
/** Installed apart from the rest: it was half of all packages for tests, and only one measure needs it. */
const LIGHTHOUSE = 'bench/lighthouse'
const PAGES = {
  app: 'apps/web',
  sources: ['packages/kit', 'packages/catalog', 'apps/web'],
  name: 'as páginas',
  made: 'A construção das páginas',
}
const PROGRAMS = {
  app: 'apps/api',
  sources: ['packages', 'apps/api', 'apps/data', 'apps/demo'],
  only: /(?<!\.test)\.m?ts$|\.mjs$/,
  name: 'os programas',
  made: 'A construção dos programas',
}
const GENERATED = new Set(['node_modules', 'dist'])
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP', 'SIGQUIT']
const FOLLOW_MS = 500

/** A failure already explained in one line. */
export class Failure extends Error {
  constructor(message, exitCode = 1) {
    super(message)
    this.exitCode = exitCode
  }
}

/** Runs the body of a script; prints an error once and exits with its code. */
export async function main(body) {
  try {
    await body()
  } catch (error) {
    console.error(error instanceof Error && 'exitCode' in error ? error.message : error)
    process.exit(error?.exitCode || 1)
  }
}

/** Installs what the portal is tested and developed with. */
export const ensureInstalled = () => install({ toTest: true })

/** Installs only what the portal runs with: half of the packages, in half of the time. */
export const ensureRunnable = () => install({ toTest: false })

/**
 * Installs under a lock. Processes already running from the folder have a file there (in-use.mjs) that makes the
 * install fail; those that start later wait until the stamp it removed is back.
 */
async function install({ toTest }) {
  checkNode()
  const whole = stampOf(await readFile(LOCK))
  const stamps = [toTest ? whole : `${whole} só para usar`, whole]
  for (;;) {
    await installOnce(stamps, toTest)
    const unmark = markUse(ROOT)
    if (await isStamped(INSTALLED, stamps)) return
    unmark()
  }
}

async function installOnce(stamps, toTest) {
  await unlessStamped(INSTALLED, stamps, async () => {
    if (await isInstalled({ toTest })) return
    await rm(INSTALLED, { force: true })
    refuseToReplace()
    console.log('Instalando as dependências (um ou dois minutos)…')
    await npm(
      ['ci', toTest ? '--include=dev' : '--omit=dev', '--include=optional', '--no-audit', '--no-fund'],
      'A instalação das dependências falhou.',
    )
  })
}

function refuseToReplace() {
  const user = otherUser(ROOT)
  if (user === undefined) return
  throw new Failure(
    `O processo ${user.pid} (${user.program}) roda com os pacotes instalados nesta pasta, ` +
      'e instalar outros os tiraria de baixo dele: nada foi instalado.\n' +
      `Pare-o (Ctrl-C onde ele roda, ou kill ${user.pid}) e repita, ou repita numa cópia da pasta (git clone).`,
  )
}

/** Installs Lighthouse and returns the path of its program. */
export async function ensureLighthouse() {
  const folder = join(ROOT, LIGHTHOUSE)
  await unlessStamped(
    join(folder, 'node_modules/.portal-stamp'),
    [stampOf(await readFile(join(folder, 'package-lock.json')))],
    async () => {
      console.log('Instalando o Lighthouse…')
      await npm(['ci', `--prefix=${LIGHTHOUSE}`, '--no-audit', '--no-fund'], 'A instalação do Lighthouse falhou.')
    },
  )
  return join(folder, 'node_modules/lighthouse/cli/index.js')
}

/** Builds the pages for the browser. */
export const ensureBuilt = () => build(PAGES)

/** Builds the programs for node. */
export const ensureProgrammed = () => build(PROGRAMS)

async function build({ app, sources, only, name, made }) {
  const stamp = join(ROOT, app, 'dist/.stamp')
  await unlessStamped(stamp, [await hashSources(sources, only)], async () => {
    console.log(`Construindo ${name}…`)
    await rm(stamp, { force: true })
    await npm(['run', 'build', '-w', app], `${made} falhou.`)
  })
}

export const programPath = (name) => join(ROOT, PROGRAMS.app, 'dist', `${name}.mjs`)

/** Builds the programs and starts one in this process. */
export async function startProgram(name) {
  await ensureProgrammed()
  await importProgram(name)
}

export const importProgram = (name) => import(pathToFileURL(programPath(name)).href)

/** Does the work under a lock and writes the first stamp, unless one of the stamps is there. */
async function unlessStamped(file, stamps, work) {
  if (await isStamped(file, stamps)) return
  const waiting = (holder) =>
    console.log(`O processo ${holder} está preparando o portal nesta pasta; esperando que termine…`)
  await inTurn(PREPARING, { waiting }, async () => {
    if (await isStamped(file, stamps)) return
    await work()
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, stamps[0])
  })
}

/** Ends this process with SIGTERM once npm is gone: npm forwards neither SIGHUP nor SIGKILL. */
export function followNpm() {
  if (process.env.npm_lifecycle_event === undefined) return
  const parent = process.ppid
  const watching = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(watching)
    process.kill(process.pid, 'SIGTERM')
  }, FOLLOW_MS)
  watching.unref()
}

/** Loads a TypeScript module in this process. */
export async function importTypeScript(path) {
  const { register } = await import('tsx/esm/api')
  register()
  return import(new URL(`../${path}`, import.meta.url).href)
}

/**
 * Starts a child process outside the terminal's process group, so that each signal reaches it once, from here. `exited`
 * resolves to its exit code; `said` returns its output, when that is piped.
 */
export function start(command, args, { signalGroup = false, ...options } = {}) {
  const child = spawn(command, args, { cwd: ROOT, stdio: ['ignore', 'inherit', 'inherit'], detached: true, ...options })
  const said = []
  for (const output of [child.stdout, child.stderr]) output?.on('data', (piece) => said.push(piece))
  const isRunning = () => child.pid !== undefined && child.exitCode === null && child.signalCode === null
  const signal = (name) => {
    if (isRunning()) process.kill(signalGroup ? -Number(child.pid) : Number(child.pid), name)
  }
  const exited = new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (code, name) => resolve(name === null ? code : 128 + constants.signals[name]))
  })
  return { signal, exited, said: () => Buffer.concat(said).toString() }
}

/**
 * Calls `deliver` for the first signal. npm repeats the terminal's signals, so later ones count only after a second.
 */
export function onSignals(deliver) {
  let first
  const listen = (name) => {
    const now = Date.now()
    const insists = first !== undefined && now - first > 1_000
    if (first === undefined || insists) deliver(name, 128 + constants.signals[name], insists)
    first ??= now
  }
  for (const name of SIGNALS) process.on(name, listen)
  return () => SIGNALS.forEach((name) => process.off(name, listen))
}

/** Runs npm without output, which is shown only if it fails. */
async function npm(args, complaint) {
  const cli = process.env.npm_execpath
  const [command, prefix] = cli?.endsWith('.js') ? [process.execPath, [cli]] : ['npm', []]
  const child = start(command, [...prefix, ...args], { signalGroup: true, stdio: ['ignore', 'pipe', 'pipe'] })
  let interrupted
  const release = onSignals((name, code, insists) => {
    interrupted ??= code
    child.signal(insists ? 'SIGKILL' : name)
  })
  const code = await child.exited
  if (interrupted === undefined) release()
  else throw new Failure('Interrompido.', interrupted)
  if (code !== 0) throw new Failure(`${child.said()}\n${complaint}`, code)
}

function checkNode() {
  const [major, minor] = process.versions.node.split('.').map(Number)
  if (major < 20 || (major === 20 && minor < 19)) {
    throw new Failure(`O portal precisa do Node 20.19 ou mais novo; instale o 24. Este é o ${process.versions.node}.`)
  }
}

/** Returns whether an install made by hand has everything this platform needs, in the locked versions. */
async function isInstalled({ toTest }) {
  const found = await readText(join(ROOT, 'node_modules/.package-lock.json'))
  if (found === undefined) return false
  const { packages: wanted } = JSON.parse(await readFile(LOCK, 'utf8'))
  const { packages: present } = JSON.parse(found)
  return Object.entries(wanted).every(
    ([path, { version, dev, optional, os, cpu, libc }]) =>
      path === '' ||
      (dev && !toTest) ||
      (optional && (libc || !os?.includes(process.platform) || !cpu?.includes(process.arch))) ||
      (present[path]?.version === version && existsSync(join(ROOT, path))),
  )
}

async function hashSources(sources, only = /./) {
  const hash = createHash('sha256').update(await readFile(LOCK))
  for (const folder of sources) {
    for (const path of (await listFiles(folder)).filter((file) => only.test(file)))
      hash.update(`\0${path}\0`).update(await readFile(join(ROOT, path)))
  }
  return hash.digest('hex')
}

async function listFiles(folder) {
  const entries = await readdir(join(ROOT, folder), { withFileTypes: true })
  const nested = await Promise.all(
    entries
      .filter(({ name }) => !GENERATED.has(name))
      .map((entry) => (entry.isDirectory() ? listFiles(`${folder}/${entry.name}`) : [`${folder}/${entry.name}`])),
  )
  return nested.flat().sort()
}

/** Returns the stamp of a lock file for this platform. */
const stampOf = (lock) => `${createHash('sha256').update(lock).digest('hex')} ${process.platform}-${process.arch}`

const isStamped = async (file, stamps) => stamps.includes(await readText(file))

const readText = (path) => readFile(path, 'utf8').catch(() => undefined)
