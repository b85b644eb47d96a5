// Hook of every call for data: refuses during maintenance and upgrades, and ensures data as new as the client has seen.
import type { FastifyRequest } from 'fastify'
import { beingUpdated, inMaintenance } from '../http/errors.ts'
import type { ContextStore } from './contexto-store.ts'

const READS = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Refuses all calls during maintenance, and those that this program may no longer serve since the database belongs to a
 * later release.
 */
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
