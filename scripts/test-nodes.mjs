// `npm run test:nodes [-- 24 26]`: tests the portal on each supported version of node, installed from npm. A copy of
// this repository is started, loaded with the example, queried and stopped; any output on stderr is a failure.
// `--mais-novo` tests only the newest version besides the one running, with the packages and builds of this folder.
import { execFileSync, spawn } from 'node:child_process'
import { chmodSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { cp, mkdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { Failure, followNpm, main, onSignals, ROOT } from './prepare.mjs'

/** The oldest that package.json allows, and each one that is or will be maintained. */
const NODES = ['20.19.0', '22', '24', '26']
const NODE_PACKAGE = `node-${process.platform}-${process.arch}`
const MADE_HERE = ['node_modules', 'apps/api/node_modules', 'apps/api/dist', 'apps/web/dist']
/** Not copied: cache files that a running tool may be changing. */
const PASSING = /node_modules\/\.vite/
const SERVING = /em (http:\/\/localhost:\d+)\/portaltransparencia$/m
const PATIENCE_MS = 240_000
const LOOK_AGAIN_MS = 250

/** The year of which the example package has rows in every list asked here. */
const CONTEXT = 'entidade=1&exercicio=2023'
const PORTAL = '/portaltransparencia'
const API = '/portaltransparencia-api'
const PAGES = [
  '',
  '/empenhos',
  '/despesa-detalhada',
  '/receita',
  '/contratos',
  '/licitacoes',
  '/fornecedores',
  '/patrimonio',
  '/veiculos',
  '/diario-oficial',
  '/publicacoes',
  '/perguntas',
].map((page) => [`${PORTAL}${page}?${CONTEXT}`, /<h1[ >][^]*Serra Clara/])
const CALLS = [
  ['/actuator/health', /"status":"UP"/],
  ['/actuator/info', /"build":/],
  ['/docs', /<h1>/],
  ['/api/entidades', /Serra Clara/],
  [`/empenhos/lista?${CONTEXT}`, /"content":\[\{/],
  [`/empenhos/totais?${CONTEXT}`, /"valorEmpenhado":\d/],
  [`/api/contratos?${CONTEXT}`, /"content":\[\{/],
  [`/api/licitacoes?${CONTEXT}`, /"content":\[\{/],
  [`/api/pesquisa?${CONTEXT}&pesquisa=saude`, /"titulo":"Leis e atos"/],
].map(([call, answer]) => [`${API}${call}`, answer])
/** The texts of PDFs, which are read in the background a moment after the load. */
const TEXTS = `${API}/api/legislacao/diarios-oficiais/publicados?entidade=1&size=100`
/** The first bytes of each export format. */
const FORMATS = { html: '<!DOCTYPE', xls: 'PK', pdf: '%PDF-', txt: '\ufeff', csv: '\ufeff', ods: 'PK', json: '{' }

const majorOf = (version) => Number(version.split('.')[0])

function chosen(args) {
  if (args.length === 0) return NODES
  const own = majorOf(process.versions.node)
  if (args[0] === '--mais-novo') return [NODES.findLast((version) => majorOf(version) !== own)]
  return args.map((asked) => {
    const found = NODES.find((version) => majorOf(version) === majorOf(asked))
    if (found === undefined) throw new Failure(`O portal não promete o Node ${asked}; promete ${NODES.join(', ')}.`)
    return found
  })
}

/** Environment variables passed on: none that would configure the portal, or change what node prints. */
const KEPT = /^(PATH|HOME|USER|LANG|TMPDIR|\w+_proxy|NODE_EXTRA_CA_CERTS|npm_execpath|npm_config_(?!local_prefix)\w+)$/i
const surroundings = Object.fromEntries(Object.entries(process.env).filter(([name]) => KEPT.test(name)))

function install(version, folder, isOffline) {
  const options = ['--no-save', '--no-audit', '--no-fund', '--loglevel=error', `--prefer-offline=${isOffline}`]
  const args = ['install', '--prefix', folder, ...options, `${NODE_PACKAGE}@${version}`]
  execFileSync('npm', args, { stdio: ['ignore', 'ignore', 'inherit'], env: surroundings })
  return join(folder, 'node_modules', NODE_PACKAGE, 'bin/node')
}

/** Copies the working tree, uncommitted and untracked files included. */
async function copyTo(folder, isMade) {
  const listed = ['ls-files', '-z', '--cached', '--others', '--exclude-standard']
  const files = execFileSync('git', listed, { cwd: ROOT, encoding: 'utf8', maxBuffer: 2 ** 26 })
  for (const name of files.split('\0').filter((file) => file !== '' && existsSync(join(ROOT, file)))) {
    await mkdir(dirname(join(folder, name)), { recursive: true })
    await cp(join(ROOT, name), join(folder, name))
  }
  for (const name of isMade ? MADE_HERE.filter((made) => existsSync(join(ROOT, made))) : []) {
    const filter = (path) => !PASSING.test(path)
    await cp(join(ROOT, name), join(folder, name), { recursive: true, verbatimSymlinks: true, filter })
  }
}

const running = new Set()

/** Starts a program of the copy; `ended` resolves to its exit code. */
function run(node, folder, args) {
  const its = { PORTAL_HOME: join(folder, '.portal'), HOST: '127.0.0.1', PORT: '0', LOG_LEVEL: 'warn' }
  const PATH = `${dirname(node)}${delimiter}${process.env.PATH}`
  const child = spawn(node, args, {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
    env: { ...surroundings, ...its, PATH, NODE_OPTIONS: '--trace-warnings' },
  })
  const said = { stdout: '', stderr: '' }
  for (const output of ['stdout', 'stderr']) child[output].on('data', (piece) => (said[output] += piece))
  const ended = new Promise((resolve, reject) => {
    child.once('error', reject).once('close', (code, signal) => resolve(signal ?? code))
  })
  const isOver = () => child.exitCode !== null || child.signalCode !== null
  const program = { said, ended, isOver, kill: (name) => child.kill(name) }
  running.add(program)
  void ended.finally(() => running.delete(program))
  return program
}

async function mustEndWell(what, { said, ended }) {
  const code = await ended
  if (code !== 0 || said.stderr !== '') throw new Failure(`${what}: saída ${code}\n${said.stdout}${said.stderr}`)
}

async function until(what, probe) {
  for (const deadline = Date.now() + PATIENCE_MS; ; await delay(LOOK_AGAIN_MS)) {
    const found = await probe()
    if (found) return found
    if (Date.now() > deadline) throw new Failure(`${what}: esperado em vão por ${PATIENCE_MS / 1000} s`)
  }
}

async function ask(origin, address) {
  const response = await fetch(`${origin}${address}`)
  const body = Buffer.from(await response.arrayBuffer())
  if (response.status !== 200) throw new Failure(`${address}: ${response.status}\n${body}`)
  return body.toString()
}

async function useIt(origin) {
  for (const [address, answer] of [...PAGES, ...CALLS]) {
    if (!answer.test(await ask(origin, address))) throw new Failure(`${address}: não responde ${answer}`)
  }
  for (const [format, beginning] of Object.entries(FORMATS)) {
    const report = await ask(origin, `${API}/empenhos/report?${CONTEXT}&exportType=${format}`)
    if (!report.startsWith(beginning)) throw new Failure(`a exportação em ${format} não começa por ${beginning}`)
  }
  const gazettes = async () => JSON.parse(await ask(origin, TEXTS)).content
  await until('o texto dos diários', async () => (await gazettes()).every(({ temTexto }) => temTexto === 'S'))
}

async function startToStop(node, folder) {
  const portal = run(node, folder, ['scripts/start.mjs', '--vazio'])
  try {
    const origin = await until('o início', () => {
      if (portal.isOver()) throw new Failure(`o início: ${portal.said.stdout}${portal.said.stderr}`)
      return SERVING.exec(portal.said.stdout)?.[1]
    })
    await mustEndWell('import', run(node, folder, ['scripts/portal.mjs', 'import', 'docs/pacote-de-dados/exemplo']))
    await useIt(origin)
    await mustEndWell('status', run(node, folder, ['scripts/portal.mjs', 'status']))
  } finally {
    if (!portal.isOver()) portal.kill('SIGTERM')
    await portal.ended
  }
  await mustEndWell('o portal', portal)
}

async function prove(version, folder, isMade) {
  const began = Date.now()
  const node = install(version, join(folder, `node-${version}`), isMade)
  const copy = join(folder, `portal-${version}`)
  await copyTo(copy, isMade)
  await startToStop(node, copy)
  await rm(copy, { recursive: true })
  const exact = execFileSync(node, ['--version'], { encoding: 'utf8' }).trim().slice(1)
  const asked = PAGES.length + CALLS.length
  const done = `${asked} páginas e chamadas, ${Object.keys(FORMATS).length} formatos, nenhum aviso`
  console.log(`✓ Node ${exact}: ${done}, ${Math.round((Date.now() - began) / 1000)} s`)
}

await main(async () => {
  followNpm()
  const args = process.argv.slice(2)
  const versions = chosen(args)
  const folder = mkdtempSync(join(tmpdir(), 'portal-nodes-'))
  chmodSync(folder, 0o755)
  const forget = () => rmSync(folder, { recursive: true, force: true })
  let interrupted
  onSignals((name, code) => {
    interrupted ??= code
    for (const program of running) program.kill(name)
    if (running.size > 0) return
    forget()
    process.exit(code)
  })
  try {
    for (const version of versions) await prove(version, folder, args[0] === '--mais-novo')
  } catch (error) {
    await Promise.all([...running].map(({ ended }) => ended))
    throw interrupted === undefined ? error : new Failure('Interrompido.', interrupted)
  } finally {
    forget()
  }
})
