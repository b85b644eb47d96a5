// Registers start-up calls, which are read from the in-memory snapshot: each declares which part of it to return.
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { BAD_REQUEST, documented, NOT_FOUND, type JsonSchema } from '../../../openapi/documented.ts'
import type { Snapshot } from '../../../contexto/snapshot.ts'

export interface Shown {
  /** Cache key that, with the address, identifies this response. */
  key: string
  value: () => unknown
}

export interface RouteDoc {
  summary: string
  params?: object
  querystring?: object
  answer: JsonSchema
}

/** Returns the OpenAPI schema of a call of this area. */
export const describeCall = (tag: string, { answer, ...doc }: RouteDoc) =>
  documented({ tags: [tag], ...doc, response: { 200: answer, 400: BAD_REQUEST, 404: NOT_FOUND } })

export interface SnapshotCall extends RouteDoc {
  path: string
  show: (snapshot: Snapshot, request: FastifyRequest) => Shown
}

/** Returns the plugin that serves these calls. */
export const snapshotCalls =
  (calls: readonly SnapshotCall[]) =>
  async (app: FastifyInstance): Promise<void> => {
    for (const { path, show, ...doc } of calls) {
      app.get(path, describeCall('contexto', doc), async (request, reply) => {
        const snapshot = await app.contextos.fresh()
        const { key, value } = show(snapshot, request)
        return app.answers.answer(request, reply, {
          version: snapshot.impressao,
          key: `${path} ${key}`,
          compute: async () => JSON.stringify(value()),
        })
      })
    }
  }
