// Is it alive, and which program is it? Answered in maintenance too.
import type { FastifyInstance } from 'fastify'
import { readCommit } from '../../../lib/build-info.ts'
import { documented } from '../../../openapi/documented.ts'
import { ComeBackLater } from '../../../http/errors.ts'
import { build, saude } from './shapes.ts'

const PATIENCE_MS = 2000

/** Asked once, however many cities are served. */
const COMMIT = readCommit()

/** A queue too long to join still means that the database answers. */
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

/** The program answers for itself also while its database does not. */
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
