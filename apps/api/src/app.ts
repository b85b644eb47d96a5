// Builds the whole server: the hooks that every request passes, then one plugin per concern.
import { join } from 'node:path'
import Fastify, { LogController, type FastifyInstance, type FastifyRequest } from 'fastify'
import type { BuildInfo } from '@portal/catalog/contexto'
import type { Render } from '@portal/catalog/pagina'
import { API_BASE } from '@portal/catalog/rotas'
import { renewAfterReturn } from '@portal/db/historia'
import type { Pool } from '@portal/db/pool'
import type { Reading } from '@portal/db/replicas/reading'
import { sourceOf, type Source } from '@portal/db/replicas/source'
import { Threads } from './threads/threads.ts'
import { buildSalt, readBuild } from './lib/build-info.ts'
import { ResponseCache, type AnswerCache } from './cache/response-cache.ts'
import calls from './calls/routes.ts'
import type { Config } from './lib/config.ts'
import { ContextStore } from './contexto/contexto-store.ts'
import { chosenBy, contextoFrom, type Chosen, type RequestContexto } from './contexto/contexto.ts'
import { openUnlessInMaintenance } from './contexto/open-unless-in-maintenance.ts'
import { answerClientError, limitRequests } from './http/request-limits.ts'
import { sendError } from './http/errors.ts'
import { IDLE_SOCKET_MS, KEEP_ALIVE_MS, openHttpServer, REQUEST_TIMEOUT_MS } from './http/http-server.ts'
import { answerUnknown } from './http/unknown.ts'
import { FastLane } from './cache/fast-lane.ts'
import { openExporter, type Exporter } from './lists/export/exporter.ts'
import { SlotsOfAll } from './lists/export/slots-of-all.ts'
import listRoutes from './lists/routes.ts'
import { loggerOptions } from './http/logging.ts'
import actuator from './areas/portal/contexto/actuator.ts'
import { finders } from './areas/finders.ts'
import { modules } from './areas/index.ts'
import brasao from './areas/portal/arquivos/brasao.ts'
import openapi, { describeApi } from './openapi/openapi.ts'
import { limitQueue } from './http/overload.ts'
import pages from './pages/pages.ts'
import { readStaticFiles, type StaticFiles } from './pages/static-files.ts'
import { CpfLimiter } from './http/cpf-limiter.ts'
import { watchProxy } from './http/proxy-watch.ts'
import { RateLimiter } from './http/rate-limit.ts'
import { apiHeaders } from './http/security.ts'
import { SharedLimits } from './http/shared-limits.ts'

declare module 'fastify' {
  interface FastifyInstance {
    config: Config
    build: BuildInfo['build']
    pool: Pool
    /** Connections for exports, so that slow readers never block the lists. */
    exportPool: Pool
    /** Connections for all code that only reads published data: `pool`, or the standby servers. */
    reader: Source
    /** Threads for work that would block the event loop. */
    threads: Threads
    exporter: Exporter
    answers: AnswerCache
    contextos: ContextStore
    /** Limits questions by a person's document, counted over the whole portal. */
    cpfLimiter: CpfLimiter
    /** Limits how often something may be done, counted over all processes. */
    limits: SharedLimits
    /** Returns the context of a request; `said` is what its address names beyond the usual parameters. */
    contextoOf: (request: FastifyRequest, said?: Chosen) => Promise<RequestContexto>
  }
  interface FastifyRequest {
    /** Epoch of the context when this request was admitted; -1 before. */
    epoch: number
  }
}

export interface AppOptions {
  config: Config
  pool: Pool
  exportPool: Pool
  /** Pools that read lists and exports from standby servers; without it, they are read from the primary. */
  reading?: { lists: Reading; exports: Reading } | undefined
  /** The render function of the built web app; without it, pages return 503. */
  render?: Render
  /** The files of the web app, where they were read already. */
  files?: StaticFiles
  /** Host of the city, where there are many; written in each line of the log. */
  cidade?: string
  /** A pino level; silent if absent. */
  log?: string
}

const BODY_LIMIT = 64 * 1024

/** Ensures that after newer data was read from one server, nothing older is returned from another. */
function keepNew(
  { lists, exports }: NonNullable<AppOptions['reading']>,
  contextos: ContextStore,
  answers: ResponseCache,
): void {
  for (const each of [lists, exports]) each.onNewer = (n) => contextos.reach(n)
  answers.isOutdated = (request) => {
    const isOutdated = request.epoch !== -1 && request.epoch !== contextos.epoch
    if (isOutdated) request.epoch = contextos.epoch
    return isOutdated
  }
}

export async function buildApp({
  config,
  pool,
  exportPool,
  reading,
  render,
  files,
  cidade,
  log = 'silent',
}: AppOptions): Promise<FastifyInstance> {
  const build = readBuild(config)
  limitQueue(pool, config.poolQueue)
  limitQueue(exportPool, config.exportPoolSize * 2)
  for (const own of reading?.lists.pools.values() ?? []) limitQueue(own, config.poolQueue)
  for (const own of reading?.exports.pools.values() ?? []) limitQueue(own, config.exportPoolSize * 2)
  const threads = new Threads()
  const catchUp = async (): Promise<void> => reading?.lists.catchUp()
  const onReturn = (lost: number): Promise<void> => renewAfterReturn(pool, lost).then(catchUp)
  const contextos = new ContextStore(reading?.lists.queryWithoutNotify ?? pool, catchUp, onReturn)
  const answers = new ResponseCache(config.cacheBytes, buildSalt(build, config))
  if (reading) keepNew(reading, contextos, answers)
  const reads = new RateLimiter(config.readsPerMinute)
  const lane = new FastLane(answers, contextos, reads, config.trustedProxies)

  const app = Fastify({
    logger: loggerOptions(log, cidade),
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: config.trustedProxies > 0 && ((_address, hop) => hop < config.trustedProxies),
    bodyLimit: BODY_LIMIT,
    requestTimeout: REQUEST_TIMEOUT_MS,
    connectionTimeout: IDLE_SOCKET_MS,
    keepAliveTimeout: KEEP_ALIVE_MS,
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    routerOptions: { maxParamLength: 200, ignoreTrailingSlash: true },
    frameworkErrors: (error, request, reply) => void sendError(request, reply, error),
    clientErrorHandler: answerClientError,
    serverFactory: (handler, options) =>
      openHttpServer((request, response) => {
        if (!lane.try(request, response)) handler(request, response)
      }, options),
  })

  app.decorate('config', config).decorate('build', build).decorate('pool', pool).decorate('exportPool', exportPool)
  app.decorate('reader', reading?.lists ?? sourceOf(pool))
  const slots = new SlotsOfAll(pool, exportPool.options.max)
  app.decorate('threads', threads).decorate(
    'exporter',
    openExporter(exportPool, threads, {
      slots,
      answerMs: config.statementTimeoutMs,
      timeoutMs: config.exportTimeoutMs,
      ...(reading && { source: reading.exports }),
    }),
  )
  app.addHook('onClose', async () => void (await Promise.all([threads.close(), slots.close()])))
  app
    .decorate('answers', answers as AnswerCache)
    .decorate('contextos', contextos)
    .decorate('cpfLimiter', new CpfLimiter(pool))
    .decorate('limits', new SharedLimits(pool))
  app.decorate('contextoOf', async (request: FastifyRequest, said?: Chosen) =>
    contextoFrom(await contextos.fresh(), chosenBy(request, said)),
  )
  app.decorateRequest('epoch', -1)
  app.setErrorHandler((error, request, reply) => sendError(request, reply, error))
  app.addHook('preClose', async () => void (lane.open = false))
  limitRequests(app, reads)
  watchProxy(app)

  await describeApi(app)
  await app.register(
    async (api) => {
      const headers = apiHeaders(config)
      api.addHook('onRequest', async (_request, reply) => void reply.headers(headers))
      answerUnknown(api)
      await api.register(actuator)
      await api.register(openapi)
      await api.register(brasao)
      await api.register(async (data) => {
        data.addHook('onRequest', openUnlessInMaintenance(contextos, answers))
        for (const module of modules) await data.register(module)
        await data.register(calls, { finders })
        await data.register(listRoutes)
      })
    },
    { prefix: API_BASE },
  )
  await app.register(pages, { render, files: files ?? readStaticFiles(join(config.webDir, 'client')) })
  return app
}
