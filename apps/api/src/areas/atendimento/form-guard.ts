// Keeps programs from filling in the forms, with a hidden field, a signed stamp that shows how long the form was open,
// and a rate limit per address.
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { MIN_OPEN_MS } from '@portal/catalog/atendimento/processo'
import { PortalError } from '@portal/kit/errors'
import { tooManyRequests } from '../../http/errors.ts'
import { addressOf, LOCAL } from '../../http/address.ts'
import { readSigned, segredoOf, sign } from './assinatura.ts'

const HOUR_SECONDS = 3_600
const HOUR_MS = HOUR_SECONDS * 1000
const STAMP = 'formulario'
const MAX_OPEN_MS = 30 * 24 * HOUR_MS
/** Divides the limit for requests without a stamp, whose sender did not open the portal's form. */
const WITHOUT_STAMP = 4

export interface Sent {
  website?: unknown
  carimbo?: unknown
}

export class FormGuard {
  readonly #app: FastifyInstance
  readonly #form: string

  /** `form` names the limiter: each form has its own. */
  constructor(app: FastifyInstance, form: string) {
    this.#app = app
    this.#form = form
  }

  async stamp(moment = Date.now()): Promise<string> {
    return sign(await segredoOf(this.#app.pool), STAMP, moment)
  }

  /** Counts the submission, or refuses it with a message that says what to do. */
  async admit(request: FastifyRequest, { website, carimbo }: Sent): Promise<void> {
    if (website !== undefined && website !== '') {
      throw new PortalError(
        422,
        'Este envio parece ter sido feito por um programa. Deixe o campo “website” em branco e envie de novo.',
      )
    }
    const stamped = carimbo !== undefined && carimbo !== ''
    if (stamped) await this.#checkStamp(String(carimbo))
    await this.pace(request, !stamped)
  }

  async pace(request: FastifyRequest, unstamped = false): Promise<void> {
    const { limits, config } = this.#app
    const visitor = addressOf(request.raw, config.trustedProxies)
    if (visitor === LOCAL) return
    const all = { name: this.#form, of: visitor, max: config.submissionsPerHour, seconds: HOUR_SECONDS }
    const few = { ...all, name: `${this.#form}-sem-carimbo`, max: Math.ceil(all.max / WITHOUT_STAMP) }
    const full = await limits.spend(unstamped ? [few, all] : [all])
    if (full) throw tooManyRequests(full.retryAfter)
  }

  async #checkStamp(carimbo: string): Promise<void> {
    const opened = readSigned(await segredoOf(this.#app.pool), STAMP, carimbo)
    const age = opened === undefined ? Infinity : Date.now() - opened
    if (age > MAX_OPEN_MS)
      throw new PortalError(422, 'O formulário ficou aberto por tempo demais. Recarregue a página e envie de novo.')
    if (age < MIN_OPEN_MS)
      throw new PortalError(422, 'O envio foi rápido demais. Aguarde alguns segundos e envie de novo.')
  }
}
