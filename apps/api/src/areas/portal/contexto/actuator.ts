// Health and information calls, which also respond in maintenance.
import type { FastifyInstance } from 'fastify'
import { readCommit } from '../../../lib/build-info.ts'
import { documented } from '../../../openapi/documented.ts'
import { ComeBackLater } from '../../../http/errors.ts'
import { build, saude } from './shapes.ts'

const PATIENCE_MS = 2000

/** Read once per process, however many cities it serves. */
const COMMIT = readCommit()

/** Returns whether the database responds; a connection queue that is too long also means that it does. */
async function databaseAnswers(app: FastifyInstance): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined
  const patience = new Promise<false>((resolve) => (timer = setTimeout(resolve, PATIENCE_MS, false)))
  const asked = app.reader.query('select 1').then(
    () => true,
    (error: unknown) => error instanceof ComeBackLater,
  )
  const answered = await Promise.race([asked, patience])
  clearTimeout(timer)
  return answered
}

/** Returns false when the database is unavailable, so that the information call still responds. */
const isDemo = (app: FastifyInstance): Promise<boolean> =>
  app.contextos.fresh().then(
    ({ demonstracao }) => demonstracao,
    () => false,
  )

export default async function actuator(app: FastifyInstance): Promise<void> {
  const program = { build: app.build, ...(COMMIT !== undefined && { git: { commit: { id: COMMIT } } }) }
  const info = documented({ tags: ['sistema'], summary: 'Versão do portal', response: { 200: build } })
  app.get('/actuator/info', info, async (_request, reply) =>
    reply.header('cache-control', 'no-cache').send({ ...program, ...((await isDemo(app)) && { demonstracao: true }) }),
  )

  const health = documented({ tags: ['sistema'], summary: 'Saúde do portal e do banco', response: { 200: saude } })
  app.get('/actuator/health', health, async (_request, reply) => {
    const status = (await databaseAnswers(app)) ? 'UP' : 'DOWN'
    return reply
      .code(status === 'UP' ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ status, components: { db: { status } } })
  })
}
