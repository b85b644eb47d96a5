// Serves the lists and given plugins over a test database, without the rest of the server.
import Fastify, { type FastifyInstance, type FastifyPluginAsync } from 'fastify'
import { openPool } from '@portal/db/pool'
import { Threads } from '../threads/threads.ts'
import calls from '../calls/routes.ts'
import { ResponseCache } from '../cache/response-cache.ts'
import { ContextStore } from '../contexto/contexto-store.ts'
import { chosenBy, contextoFrom } from '../contexto/contexto.ts'
import { readConfig } from '../lib/config.ts'
import { sendError } from '../http/errors.ts'
import { CpfLimiter } from '../http/cpf-limiter.ts'
import { SharedLimits } from '../http/shared-limits.ts'
import { openExporter, type Exporter } from '../lists/export/exporter.ts'
import lists from '../lists/routes.ts'
import { finders } from '../areas/finders.ts'
import diarias from '../areas/despesa/diarias.ts'
import { stampedSource } from './stamped-source.ts'
import type { TestDatabase } from './test-database.ts'

/** One pool of threads for all apps of a process, since threads take a second to start. */
const threads = new Threads()

export interface TestAppOptions {
  exportPoolSize?: number
  exporter?: Partial<Exporter>
  plugins?: readonly FastifyPluginAsync[]
}

export async function openTestApp({ url, pool }: TestDatabase, options: TestAppOptions = {}): Promise<FastifyInstance> {
  const app = Fastify()
  const contextos = new ContextStore(pool)
  const exportPool = openPool(url, { max: options.exportPoolSize ?? 4, applicationName: 'exportacao' })
  app.decorate('threads', threads).decorate('exporter', openExporter(exportPool, threads, options.exporter))
  app
    .decorate('pool', pool)
    .decorate('reader', stampedSource(pool))
    .decorate('exportPool', exportPool)
    .decorate('contextos', contextos)
  app
    .decorate('config', readConfig({}))
    .decorate('cpfLimiter', new CpfLimiter(pool))
    .decorate('limits', new SharedLimits(pool))
  app.decorate('answers', new ResponseCache(16 * 1024 * 1024, 'teste'))
  app.decorate('contextoOf', async (request, said) => contextoFrom(await contextos.fresh(), chosenBy(request, said)))
  app.setErrorHandler((error, request, reply) => sendError(request, reply, error))
  app.addHook('onClose', () => exportPool.end())
  await app.register(calls, { finders })
  for (const plugin of [lists, diarias, ...(options.plugins ?? [])]) await app.register(plugin)
  return app
}
