// Starts the portal: database, schema, first data, and one or several processes that serve it; undoes everything on
// stop.
import { APP_BASE } from '@portal/catalog/rotas'
import { Interrupted, outliveReaders, prepareToLeave } from '@portal/db/leaving'
import { readConfig, type Config } from './lib/config.ts'
import { loadWhole } from './cluster/demo.ts'
import { explain } from './cluster/explain.ts'
import { checkPort } from './cluster/port.ts'
import { prepareDatabase } from './cluster/prepare.ts'
import { Undo } from './cluster/undo.ts'

const say = (line: string): void => void process.stdout.write(`${line}\n`)

/** Without a terminal that could close, SIGHUP makes a service read its files again. */
const hasTerminal = [process.stdin, process.stdout, process.stderr].some(({ isTTY }) => isTTY)

/** Loads the code for several processes only where it is needed, and the serving code not in the supervisor. */
async function serveAlone(url: string, config: Config): Promise<number> {
  const { serveOne } = await import('./cluster/serve.ts')
  return (await serveOne(url, { config, undo, onDuty: true, say })).port
}

async function serveTogether(env: NodeJS.ProcessEnv, config: Config, mayReload = () => {}): Promise<number> {
  const { Supervisor } = await import('./cluster/supervisor.ts')
  const supervisor = new Supervisor({ config, env, say, fail: leave })
  undo.push(() => supervisor.stop())
  const starting = supervisor.start()
  if (reload) {
    reload = () => {
      try {
        mayReload()
        void supervisor.reload()
      } catch (error) {
        say(explain(error))
      }
    }
  }
  return starting
}

/** Many cities always have a supervisor, so that their file can be read again; a faulty file changes nothing. */
async function serveCities(path: string, config: Config): Promise<number> {
  const { readServidas } = await import('./cities/config-of.ts')
  readServidas(path)
  return serveTogether({}, config, () => void readServidas(path))
}

async function begin(config: Config, pages: Promise<unknown>): Promise<void> {
  const cidades = process.env['CIDADES']
  const together = config.processos > 1 || Boolean(cidades)
  if (together && !hasTerminal) reload = () => {}
  await checkPort(config)
  if (cidades) {
    await pages
    return announce(await serveCities(cidades, config))
  }
  const preparing = { config, undo, say, signal }
  const [database] = await Promise.all([prepareDatabase(preparing), pages])
  const url = database.urls.join(' ')
  const port = together ? await serveTogether({ DATABASE_URL: url }, config) : await serveAlone(url, config)
  announce(port)
  await database.served()
  const completing = loadWhole(database, preparing)
  undo.push(() => completing)
}

const announce = (port: number): void => say(`Portal da Transparência em http://localhost:${port}${APP_BASE}`)

/**
 * A step of the start still in progress ends by itself, or since its database is gone; what it did is then undone too.
 */
async function stop(reason: unknown): Promise<void> {
  const asked = reason instanceof Interrupted
  if (asked) say('Parando o portal…')
  else process.stderr.write(`${explain(reason)}\n`)
  await undo.all()
  await starting?.catch(() => {})
  await undo.all()
  process.exit(asked ? 0 : 1)
}

outliveReaders()
const { signal, leave } = prepareToLeave(['SIGINT', 'SIGTERM', 'SIGQUIT'])
const undo = new Undo(say)
/** What SIGHUP does, where it does not stop the portal. Before anything is served there is nothing to reload. */
let reload: (() => void) | undefined
let starting: Promise<void> | undefined
process.on('SIGHUP', () => (reload ? reload() : leave(new Interrupted('SIGHUP'))))
signal.addEventListener('abort', () => void stop(signal.reason), { once: true })

/** Starts the portal. `pages` may still be building; the database is prepared meanwhile. */
export async function startPortal(pages: Promise<unknown> = Promise.resolve()): Promise<void> {
  undo.push(() => pages.catch(() => {}))
  try {
    starting = begin(readConfig(), pages)
    await starting
  } catch (error) {
    leave(error)
  }
}
