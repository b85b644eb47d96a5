// What a call for data meets before it is read: maintenance, an update under way, and data as new as the client has
// seen.
import type { FastifyRequest } from 'fastify'
import { beingUpdated, inMaintenance } from '../http/errors.ts'
import type { ContextStore } from './contexto-store.ts'

const READS = new Set(['GET', 'HEAD', 'OPTIONS'])

/** Closed in maintenance, and to what this program may not do any more once the database is of a later release. */
export const openUnlessInMaintenance =
  (contextos: ContextStore, answers: { gave: (etag: string) => boolean }) =>
  async (request: FastifyRequest): Promise<void> => {
    const held = request.headers['if-none-match']
    const { manutencao, may } = await (held === undefined || answers.gave(held)
      ? contextos.fresh()
      : contextos.renewed())
    request.epoch = contextos.epoch
    if (manutencao) throw inMaintenance()
    if (may === 'nothing' || (may === 'read' && !READS.has(request.method))) throw beingUpdated()
  }
