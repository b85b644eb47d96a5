// Makes a fresh clone runnable: installs what is missing and builds what is stale, with nothing but Node and npm at hand.
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const ROOT = dirname(dirname(fileURLToPath(import.meta.url)))

const LOCK = join(ROOT, 'package-lock.json')
const INSTALLED = join(ROOT, 'node_modules/.portal-stamp')
const BUILT = join(ROOT, 'apps/web/dist/.stamp')
const BUILD_SOURCES = ['packages/kit', 'packages/catalog', 'apps/web']
const GENERATED = new Set(['node_modules', 'dist'])
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP']

/** A failure already explained in one line. */
export class Failure extends Error {
  constructor(message, exitCode = 1) {
    super(message)
    this.exitCode = exitCode
  }
}

/** Runs a script's body; whatever fails is said once and becomes the exit code. */
export async function main(body) {
  try {
    await body()
  } catch (error) {
    console.error(error instanceof Error && 'exitCode' in error ? error.message : error)
    process.exit(error?.exitCode || 1)
  }
}

export async function ensureInstalled() {
  checkNode()
  const stamp = `${hashOf(await readFile(LOCK))} ${process.platform}-${process.arch}`
  if ((await readText(INSTALLED)) === stamp) return
  if (!(await isInstalled())) {
    console.log('Instalando dependências…')
    await npm(['ci', '--include=dev', '--include=optional', '--no-audit', '--no-fund'], 'A instalação das dependências falhou.')
  }
  await writeFile(INSTALLED, stamp)
}

export async function ensureBuilt() {
  const stamp = await hashSources()
  if ((await readText(BUILT)) === stamp) return
  console.log('Construindo o portal…')
  await rm(BUILT, { force: true })
  await npm(['run', 'build', '-w', 'apps/web'], 'A construção do portal falhou.')
  await mkdir(dirname(BUILT), { recursive: true })
  await writeFile(BUILT, stamp)
}

/** Loads a TypeScript entry in this very process. */
export async function importTypeScript(path) {
  const { register } = await import('tsx/esm/api')
  register()
  return import(new URL(`../${path}`, import.meta.url).href)
}

/**
 * Starts a child out of reach of the terminal's own signals, so that each one is delivered once, by us.
 * `exited` answers its exit code.
 */
export function start(command, args, { signalGroup = false, ...options } = {}) {
  const child = spawn(command, args, { cwd: ROOT, stdio: ['ignore', 'inherit', 'inherit'], detached: true, ...options })
  const isRunning = () => child.pid !== undefined && child.exitCode === null && child.signalCode === null
  const signal = (name) => {
    if (isRunning()) process.kill(signalGroup ? -child.pid : child.pid, name)
  }
  const exited = new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', (code, name) => resolve(name === null ? code : 128 + signalNumber(name)))
  })
  return { signal, exited }
}

/** Calls `deliver` once for the first signal; npm repeats the terminal's, so only a later insistence becomes SIGKILL. */
export function onSignals(deliver) {
  let first
  const listen = (name) => {
    const now = Date.now()
    if (first === undefined) deliver(name, 128 + signalNumber(name))
    else if (now - first > 1_000) deliver('SIGKILL', 128 + signalNumber(name))
    first ??= now
  }
  for (const name of SIGNALS) process.on(name, listen)
  return () => SIGNALS.forEach((name) => process.off(name, listen))
}

const signalNumber = (name) => ({ SIGHUP: 1, SIGINT: 2, SIGKILL: 9, SIGTERM: 15 })[name] ?? 0

async function npm(args, complaint) {
  const cli = process.env.npm_execpath
  const [command, prefix] = cli?.endsWith('.js') ? [process.execPath, [cli]] : ['npm', []]
  const child = start(command, [...prefix, ...args], { signalGroup: true })
  let interrupted
  const release = onSignals((name, code) => {
    interrupted ??= code
    child.signal(name)
  })
  const code = await child.exited.finally(release)
  if (interrupted) throw new Failure('Interrompido.', interrupted)
  if (code !== 0) throw new Failure(complaint, code)
}

function checkNode() {
  const [major, minor] = process.versions.node.split('.').map(Number)
  if (major < 20 || (major === 20 && minor < 19)) {
    throw new Failure(`O portal precisa do Node 20.19 ou mais novo; este é o ${process.versions.node}.`)
  }
}

/** An install made by hand counts when everything this platform needs is there, in the locked version. */
async function isInstalled() {
  const found = await readText(join(ROOT, 'node_modules/.package-lock.json'))
  if (found === undefined) return false
  const { packages: wanted } = JSON.parse(await readFile(LOCK, 'utf8'))
  const { packages: present } = JSON.parse(found)
  return Object.entries(wanted).every(
    ([path, { version, optional, os, cpu, libc }]) =>
      path === '' ||
      (optional && (libc || !os?.includes(process.platform) || !cpu?.includes(process.arch))) ||
      (present[path]?.version === version && existsSync(join(ROOT, path))),
  )
}

async function hashSources() {
  const hash = createHash('sha256').update(await readFile(LOCK))
  for (const folder of BUILD_SOURCES) {
    for (const path of await listFiles(folder)) hash.update(`\0${path}\0`).update(await readFile(join(ROOT, path)))
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

const hashOf = (bytes) => createHash('sha256').update(bytes).digest('hex')

const readText = (path) => readFile(path, 'utf8').catch(() => undefined)
