// Keeps programs from filling the forms: a field nobody sees, a stamp that tells how long the form was open, and a pace by address.
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { MIN_OPEN_MS } from '@portal/catalog/atendimento/processo'
import { PortalError } from '@portal/kit/errors'
import { tooManyRequests } from '../../door/errors.ts'
import { addressOf } from '../../door/address.ts'
import { RateLimiter } from '../../door/rate-limit.ts'
import { readSigned, segredoOf, sign } from './assinatura.ts'

const HOUR_MS = 3_600_000
const STAMP = 'formulario'
const MAX_OPEN_MS = 30 * 24 * HOUR_MS
/** Whoever sends without a stamp did not open the portal's form. */
const WITHOUT_STAMP = 4

export interface Sent {
  website?: unknown
  carimbo?: unknown
}

export class Porteiro {
  readonly #app: FastifyInstance
  readonly #all: RateLimiter
  readonly #unstamped: RateLimiter

  constructor(app: FastifyInstance, perHour: number) {
    this.#app = app
    this.#all = new RateLimiter(perHour, Date.now, HOUR_MS)
    this.#unstamped = new RateLimiter(Math.ceil(perHour / WITHOUT_STAMP), Date.now, HOUR_MS)
  }

  async stamp(moment = Date.now()): Promise<string> {
    return sign(await segredoOf(this.#app.pool), STAMP, moment)
  }

  /** Counts the sending, or refuses it with what to do. */
  async admit(request: FastifyRequest, { website, carimbo }: Sent): Promise<void> {
    if (website !== undefined && website !== '') {
      throw new PortalError(422, 'Este envio parece ter sido feito por um programa. Deixe o campo “website” em branco e envie de novo.')
    }
    const stamped = carimbo !== undefined && carimbo !== ''
    if (stamped) await this.#checkStamp(String(carimbo))
    this.pace(request, !stamped)
  }

  pace(request: FastifyRequest, unstamped = false): void {
    const visitor = addressOf(request.raw, this.#app.config.trustedProxies)
    const limits = unstamped ? [this.#unstamped, this.#all] : [this.#all]
    const full = limits.find((limit) => !limit.take(visitor))
    if (full) throw tooManyRequests(full.secondsLeft())
  }

  async #checkStamp(carimbo: string): Promise<void> {
    const opened = readSigned(await segredoOf(this.#app.pool), STAMP, carimbo)
    const age = opened === undefined ? Infinity : Date.now() - opened
    if (age > MAX_OPEN_MS) throw new PortalError(422, 'O formulário ficou aberto por tempo demais. Recarregue a página e envie de novo.')
    if (age < MIN_OPEN_MS) throw new PortalError(422, 'O envio foi rápido demais. Aguarde alguns segundos e envie de novo.')
  }
}
