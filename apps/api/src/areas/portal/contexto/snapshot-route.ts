// Start-up calls are read from memory: each declares which part of the picture it shows.
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { BAD_REQUEST, documented, NOT_FOUND, type JsonSchema } from '../../../openapi/documented.ts'
import type { Snapshot } from '../../../contexto/snapshot.ts'

export interface Shown {
  /** What, besides the address, tells this answer from another. */
  key: string
  value: () => unknown
}

export interface RouteDoc {
  summary: string
  params?: object
  querystring?: object
  answer: JsonSchema
}

/** What a call of this area says of itself. */
export const describeCall = (tag: string, { answer, ...doc }: RouteDoc) =>
  documented({ tags: [tag], ...doc, response: { 200: answer, 400: BAD_REQUEST, 404: NOT_FOUND } })

export interface SnapshotCall extends RouteDoc {
  path: string
  show: (snapshot: Snapshot, request: FastifyRequest) => Shown
}

/** The plugin that answers them. */
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
