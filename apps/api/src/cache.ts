// Answers that depend only on the data version and the question: computed once, kept by bytes, compressed once.
import type { FastifyReply, FastifyRequest } from 'fastify'

export interface Question {
  /** Version of the data the answer derives from. */
  version: string
  /** Canonical form of what was asked. */
  key: string
  contentType?: string
  compute: () => Promise<Buffer | string>
}

export interface AnswerCache {
  /** 304 when the client has it, the kept answer when we have it, else one computation shared by all who wait. */
  answer(request: FastifyRequest, reply: FastifyReply, question: Question): Promise<FastifyReply>
}
