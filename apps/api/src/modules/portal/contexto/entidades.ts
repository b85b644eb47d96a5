// Who publishes here.
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { badRequest } from '@portal/kit/errors'
import { arrayOf, entidade } from './shapes.ts'
import { snapshotRoute } from './snapshot-route.ts'

/** The keys a client asks to see; every key when it asks for none. */
function fieldsAsked(request: FastifyRequest): string[] | undefined {
  const { fields } = request.query as Record<string, unknown>
  if (fields === undefined || fields === '') return undefined
  const names = [fields].flat().flatMap((part) => String(part).split(','))
  if (names.some((name) => !/^[A-Za-z]{1,40}$/.test(name.trim()))) {
    throw badRequest([{ field: 'fields', message: 'deve ter nomes separados por vírgula' }])
  }
  return [...new Set(names.map((name) => name.trim()))].sort()
}

export default async function entidades(app: FastifyInstance): Promise<void> {
  snapshotRoute(
    app,
    '/api/entidades/lista',
    {
      summary: 'Entidades que publicam no portal',
      answer: arrayOf(entidade),
      querystring: { type: 'object', properties: { fields: { type: 'string', description: 'Campos desejados, separados por vírgula.' } } },
    },
    (snapshot, request) => {
      const fields = fieldsAsked(request)
      return {
        key: fields?.join() ?? '*',
        value: () => {
          const all = [...snapshot.entidades.values()]
          if (!fields) return all
          return all.map((each) => Object.fromEntries(Object.entries(each).filter(([name]) => fields.includes(name))))
        },
      }
    },
  )
}
