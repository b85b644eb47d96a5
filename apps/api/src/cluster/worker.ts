// One of the processes at the port: serves until its supervisor tells it to retire or to stop.
import { Interrupted, outliveReaders, prepareToLeave } from '@portal/db/leaving'
import { readConfig } from '../lib/config.ts'
import { explain } from './explain.ts'
import type { ToWorker } from './messages.ts'
import { serveMany, serveOne, type Serving } from './serve.ts'
import { Undo } from './undo.ts'

/**
 * The terminal sends these signals to all processes at once; only the supervisor handles them, and then tells the
 * others.
 */
const HEARD_BY_THE_SUPERVISOR = ['SIGINT', 'SIGHUP', 'SIGQUIT'] as const

outliveReaders()
const { signal, leave } = prepareToLeave([])
const say = (line: string): void => void process.stderr.write(`${line}\n`)
const undo = new Undo(say)
let serving: Promise<Serving> | undefined

for (const name of HEARD_BY_THE_SUPERVISOR) process.on(name, () => {})
process.on('SIGTERM', () => retire())
process.on('message', (message: ToWorker) => (message === 'retire' ? retire() : leave(new Interrupted('SIGTERM'))))
signal.addEventListener('abort', () => void stop(signal.reason), { once: true })

function retire(): void {
  void serving?.then(
    (mine) => mine.retire().then(() => leave(new Interrupted('SIGTERM'))),
    () => {},
  )
}

async function stop(reason: unknown): Promise<void> {
  const asked = reason instanceof Interrupted
  if (!asked) say(explain(reason))
  await undo.all()
  process.exit(asked ? 0 : 1)
}

try {
  const { env } = process
  const options = { config: readConfig(), undo, onDuty: env['PORTAL_LUGAR'] === '0', say }
  serving = env['CIDADES'] ? serveMany({ ...options, env }) : serveOne(env['DATABASE_URL'] ?? '', options)
  const { port } = await serving
  if (!signal.aborted) process.send?.({ port })
} catch (error) {
  leave(error)
}
