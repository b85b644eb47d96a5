// Starts the portal: database, schema, first data, server; and puts everything back when told to stop.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Render } from '@portal/catalog/pagina'
import { APP_BASE } from '@portal/catalog/rotas'
import { openDatabase, type Database } from '@portal/db/database'
import { closeToOthers } from '@portal/db/files'
import { aborted, Interrupted, outliveReaders, prepareToLeave } from '@portal/db/leaving'
import { migrate } from '@portal/db/migrate'
import { openPool, type Pool, type PoolOptions, type Where } from '@portal/db/pool'
import { openReading, type Reading } from '@portal/db/replicas/reading'
import { Servers } from '@portal/db/replicas/servers'
import { buildApp, type AppOptions } from './app.ts'
import { ConfigError, readConfig, REPOSITORY, type Config } from './config.ts'
import { Correio } from './correio/correio.ts'
import { fillOnce } from './first-load.ts'
import { Textos } from './textos/textos.ts'

const DRAIN_MS = 10_000
/** What the way there and back may add to the time the server itself allows. */
const LATE_MS = 1_000
const IDLE_IN_TRANSACTION_MS = 30_000
/** A portal open to the network is asked for. */
const ONLY_HERE = 'localhost'

const say = (line: string): void => void process.stdout.write(`${line}\n`)

/** One line for the work as a whole, however many steps it has. */
function sayOnce(line: string): () => void {
  let said = false
  return () => {
    if (!said) say(line)
    said = true
  }
}

const portFault = (error: NodeJS.ErrnoException, { port, host }: Config): Error => {
  const where = `${host ?? ''}:${port}`.replace(/^:/, 'porta ')
  if (error.code === 'EADDRINUSE') return new ConfigError(`A ${where} já está em uso: pare o outro programa ou escolha outra com PORT.`)
  if (error.code === 'EACCES') return new ConfigError(`Sem permissão para usar a ${where}: escolha outra acima de 1023 com PORT.`)
  return new ConfigError(`Não foi possível escutar na ${where}: ${error.message}`)
}

/** Found out before the first load, not after it. */
async function checkPort(config: Config): Promise<void> {
  const probe = createServer()
  await new Promise<void>((resolve, reject) => {
    probe.once('error', (error: NodeJS.ErrnoException) => reject(portFault(error, config)))
    probe.listen({ port: config.port, host: config.host ?? ONLY_HERE }, resolve)
  })
  await new Promise((resolve) => probe.close(resolve))
}

class Portal {
  readonly #config: Config
  readonly #leaving: AbortSignal
  /** What to undo, the last thing first. */
  #undo: (() => Promise<unknown>)[] = []
  #starting: Promise<void> | undefined

  constructor(config: Config, leaving: AbortSignal) {
    this.#config = config
    this.#leaving = leaving
  }

  start(): Promise<void> {
    return (this.#starting = this.#begin())
  }

  /** A step of the start still under way ends by itself or for want of a database, and what it then brought is undone too. */
  async stop(): Promise<void> {
    await this.#undoAll()
    await this.#starting?.catch(() => {})
    await this.#undoAll()
  }

  async #begin(): Promise<void> {
    const signal = this.#leaving
    await checkPort(this.#config)
    say('Abrindo o banco de dados…')
    const database = await openDatabase(process.env, { log: say, signal })
    this.#undo.push(() => database.stop())
    closeToOthers(this.#config.storeDir)
    await Promise.race([migrate(database.url, { log: sayOnce('Preparando as tabelas…') }), aborted(signal)])
    const { poolSize, statementTimeoutMs, exportPoolSize, exportTimeoutMs } = this.#config
    const servers = await this.#watch(database)
    const forLists = { max: poolSize, statementTimeoutMs, answerTimeoutMs: statementTimeoutMs + LATE_MS }
    const [pool, lists] = this.#open(servers, 'portal', forLists)
    const [exportPool, exports] = this.#open(servers, 'portal-exportacao', { max: exportPoolSize, statementTimeoutMs: exportTimeoutMs })
    const reading = lists && exports && { lists, exports }
    await fillOnce(pool, { load: () => this.#loadDemo(database), startsEmpty: process.argv.includes('--vazio'), log: say, signal })
    signal.throwIfAborted()
    await this.#serve(pool, exportPool, reading)
  }

  async #undoAll(): Promise<void> {
    const undo = this.#undo.reverse()
    this.#undo = []
    for (const step of undo) await step().catch((error: unknown) => say(String(error)))
  }

  async #watch({ urls }: Database): Promise<Servers> {
    const servers = new Servers({ primaries: urls, replicas: this.#config.readUrls, log: say })
    this.#undo.push(() => servers.stop())
    await servers.start()
    return servers
  }

  /** To write, and, where there are servers for that, to read. */
  #open(servers: Servers, applicationName: string, options: PoolOptions): [Pool, Reading | undefined] {
    const open = (where: string | Where): Pool => {
      const pool = openPool(where, { ...options, forVisitors: true, idleInTransactionMs: IDLE_IN_TRANSACTION_MS, applicationName })
      this.#undo.push(() => pool.end())
      return pool
    }
    return openReading(servers, open)
  }

  async #loadDemo({ url }: Database): Promise<void> {
    say('O banco está vazio: carregando a cidade de demonstração…')
    const scale = process.env['DEMO_SCALE']
    const child = spawn(process.execPath, [join(REPOSITORY, 'scripts/portal.mjs'), 'demo', ...(scale ? ['--scale', scale] : [])], {
      cwd: REPOSITORY,
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, DATABASE_URL: url, FILES_DIR: this.#config.storeDir },
    })
    const exit = once(child, 'exit')
    this.#undo.push(async () => void (child.kill('SIGTERM') && (await exit)))
    const [code] = (await exit) as [number | null]
    this.#leaving.throwIfAborted()
    if (code !== 0) throw new ConfigError('A carga da cidade de demonstração falhou; nada foi gravado.')
  }

  #sendMail(pool: Pool, smtpUrl: string, log: (fields: object, message: string) => void): void {
    const correio = new Correio({ pool, smtpUrl, from: this.#config.smtpFrom, log })
    correio.start()
    this.#undo.push(() => correio.stop())
  }

  #readTexts(pool: Pool, log: (fields: object, message: string) => void): void {
    const textos = new Textos({ pool, storeDir: this.#config.storeDir, log })
    textos.start()
    this.#undo.push(() => textos.stop())
  }

  async #serve(pool: Pool, exportPool: Pool, reading: AppOptions['reading']): Promise<void> {
    const config = this.#config
    const render = await loadRender(config)
    const app = await buildApp({ config, pool, exportPool, reading, log: config.logLevel, ...(render && { render }) })
    this.#undo.push(() => {
      const force = setTimeout(() => app.server.closeAllConnections(), DRAIN_MS)
      return app.close().finally(() => clearTimeout(force))
    })
    app.log.level = 'warn'
    try {
      await app.listen({ port: config.port, host: config.host ?? ONLY_HERE })
    } catch (error) {
      throw portFault(error as NodeJS.ErrnoException, config)
    }
    app.log.level = config.logLevel
    if (config.smtpUrl !== undefined) this.#sendMail(pool, config.smtpUrl, (fields, message) => app.log.warn(fields, message))
    this.#readTexts(pool, (fields, message) => app.log.warn(fields, message))
    const address = app.server.address()
    const port = typeof address === 'object' && address ? address.port : config.port
    say(`Portal da Transparência em http://localhost:${port}${APP_BASE}`)
  }
}

async function loadRender({ webDir }: Config): Promise<Render | undefined> {
  const entry = join(webDir, 'server/entry-server.js')
  if (!existsSync(entry)) return undefined
  const { render } = (await import(pathToFileURL(entry).href)) as { render: Render }
  return render
}

/** One line for what was foreseen, the whole story for what was not. */
const explain = (error: unknown): string =>
  error instanceof Error && 'exitCode' in error ? error.message : error instanceof Error ? (error.stack ?? error.message) : String(error)

outliveReaders()
const { signal, leave } = prepareToLeave()
let portal: Portal | undefined
signal.addEventListener('abort', () => void stop(signal.reason), { once: true })

async function stop(reason: unknown): Promise<void> {
  const asked = reason instanceof Interrupted
  if (asked) say('Parando o portal…')
  else process.stderr.write(`${explain(reason)}\n`)
  await portal?.stop()
  process.exit(asked ? 0 : 1)
}

try {
  portal = new Portal(readConfig(), signal)
  await portal.start()
} catch (error) {
  leave(error)
}
