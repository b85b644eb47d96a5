// Counts visits: the requests of a visitor are one visit until half an hour passes without any.
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { addressOf } from '../../../http/address.ts'
import { isUnavailable } from '../../../http/errors.ts'
import { isInternal } from '../../../http/internal.ts'
import { RateLimiter } from '../../../http/rate-limit.ts'
import { readCookie } from '../../../http/cookies.ts'
import { totalAcessos } from './shapes.ts'
import { contextoQuery } from '../../../contexto/parameters.ts'
import { describeCall } from './snapshot-route.ts'

const COOKIE = 'portal-visita'
const SILENCE_SECONDS = 1800

const totalSql = 'select coalesce(sum(visitas), 0)::int8 as total from sistema.acesso'
const countSql = `
with visita as (
  insert into sistema.acesso (entidade, dia, visitas) values ($1, current_date, 1)
  on conflict (entidade, dia) do update set visitas = acesso.visitas + 1
  returning visitas
)
select coalesce(sum(visitas), 0)::int8 + (select count(*) from visita) as total from sistema.acesso`

export default async function acessos(app: FastifyInstance): Promise<void> {
  const { trustedProxies, visitsPerMinute } = app.config
  const visits = new RateLimiter(visitsPerMinute)

  const isNewVisit = (request: FastifyRequest): boolean =>
    request.method === 'GET' &&
    !isInternal(request) &&
    readCookie(request, COOKIE) === undefined &&
    visits.take(addressOf(request.raw, trustedProxies))

  const total = () => app.reader.query<{ total: number }>({ name: 'acesso-total', text: totalSql })
  const count = (entidade: number) =>
    app.pool.query<{ total: number }>({ name: 'acesso-count', text: countSql, values: [entidade] })
  /** Does not count the visit when the database cannot be written. */
  const unlessAway = (error: unknown) => {
    if (isUnavailable(error)) return total()
    throw error
  }

  const doc = { summary: 'Total de visitas ao portal', querystring: contextoQuery, answer: totalAcessos }
  app.get('/totalacesso', describeCall('contexto', doc), async (request, reply) => {
    const { entidade } = await app.contextoOf(request)
    const counted = isNewVisit(request)
    const { rows } = counted ? await count(entidade).catch(unlessAway) : await total()
    if (!isInternal(request)) {
      const secure = request.protocol === 'https' ? '; Secure' : ''
      reply.header('set-cookie', `${COOKIE}=1; Path=/; Max-Age=${SILENCE_SECONDS}; HttpOnly; SameSite=Lax${secure}`)
    }
    return reply.header('cache-control', 'no-store').send({ totalAcessos: rows[0]?.total ?? 0 })
  })
}
