// Sends the e-mail queued in the database through an SMTP server: none is lost, and none is sent twice if the server
// confirms what it accepted. A message is claimed before it is sent; if the process dies in between, it is claimed
// again later with the same Message-ID.
import type { Pool } from '@portal/db/pool'
import { createTransport } from 'nodemailer'
import { inSmtpWords, type Failure } from './failure.ts'

const CONNECT_MS = 20_000
const SOCKET_MS = 60_000
/** Longer than sending can take, so that no other process claims the message meanwhile. */
const LEASE = '15 minutes'
/** A failed message waits one minute, then two, four… and at most this many. */
const MAX_WAIT_MINUTES = 360

export interface CorreioOptions {
  pool: Pool
  smtpUrl: string
  /** Sender to use instead of the entity's own address. */
  from: string | undefined
  log: (fields: object, message: string) => void
}

interface Claimed {
  correio: number
  messageId: string
  para: string
  responderA: string | null
  assunto: string
  texto: string
  criadoEm: string
  tentativas: number
  entidade: string | null
  email: string | null
}

const CLAIM = `
with vez as (
  select correio from atendimento.correio
  where enviado_em is null and recusado_em is null and proxima_tentativa <= now()
  order by proxima_tentativa, correio limit 1 for update skip locked
)
update atendimento.correio c set tentativas = tentativas + 1, proxima_tentativa = now() + interval '${LEASE}'
from vez where c.correio = vez.correio
returning c.correio, c.message_id as "messageId", c.para, c.responder_a as "responderA", c.assunto, c.texto,
  c.criado_em as "criadoEm",
  c.tentativas, (select nome from entidade e where e.entidade = c.entidade) as entidade,
  (select email from entidade e where e.entidade = c.entidade) as email`

const SENT = 'update atendimento.correio set enviado_em = now(), ultimo_erro = null where correio = $1'
const REFUSED = 'update atendimento.correio set recusado_em = now(), ultimo_erro = $2 where correio = $1'
const FAILED = `update atendimento.correio set ultimo_erro = $2, proxima_tentativa = now() + make_interval(mins => $3)
  where correio = $1`

export class Correio {
  readonly #options: CorreioOptions
  readonly #transport: ReturnType<typeof createTransport>
  readonly #user: string
  #underway: Promise<void> = Promise.resolve()
  #stopping = false

  constructor(options: CorreioOptions) {
    this.#options = options
    this.#user = decodeURIComponent(new URL(options.smtpUrl).username)
    this.#transport = createTransport({
      url: options.smtpUrl,
      connectionTimeout: CONNECT_MS,
      greetingTimeout: CONNECT_MS,
      socketTimeout: SOCKET_MS,
      disableFileAccess: true,
      disableUrlAccess: true,
    })
  }

  /** Waits for the message being sent, if any. */
  async stop(): Promise<void> {
    this.#stopping = true
    await this.#underway
    this.#transport.close()
  }

  /** Sends the messages that are due, one by one, until it is stopped. */
  sendWaiting(signal?: AbortSignal): Promise<void> {
    return (this.#underway = this.#sendAll(signal))
  }

  async #sendAll(signal?: AbortSignal): Promise<void> {
    try {
      while (this.#maySend(signal) && (await this.#sendNext())) continue
    } catch (error) {
      this.#options.log({ err: error }, 'mail cannot be read or marked')
    }
  }

  #maySend(signal?: AbortSignal): boolean {
    return !this.#stopping && signal?.aborted !== true
  }

  async #sendNext(): Promise<boolean> {
    const { pool, log } = this.#options
    const { rows } = await pool.query<Claimed>(CLAIM)
    const [carta] = rows
    if (!carta) return false
    const failure = await this.#send(carta)
    if (!failure) await pool.query(SENT, [carta.correio])
    else if (failure.isFinal) await pool.query(REFUSED, [carta.correio, failure.words])
    else
      await pool.query(FAILED, [carta.correio, failure.words, Math.min(2 ** (carta.tentativas - 1), MAX_WAIT_MINUTES)])
    if (failure) log({ correio: carta.correio, tentativas: carta.tentativas, code: failure.code }, 'mail was not taken')
    return true
  }

  async #send(carta: Claimed): Promise<Failure | undefined> {
    const address = this.#options.from ?? (this.#user.includes('@') ? this.#user : carta.email)
    if (!address)
      return {
        isFinal: false,
        code: 'SEM_REMETENTE',
        words: 'Sem remetente: defina SMTP_FROM ou o e-mail da entidade.',
      }
    try {
      await this.#transport.sendMail({
        from: { name: carta.entidade ?? 'Portal da Transparência', address },
        to: { name: '', address: carta.para },
        ...(carta.responderA !== null && { replyTo: { name: '', address: carta.responderA } }),
        subject: carta.assunto,
        text: carta.texto,
        date: new Date(carta.criadoEm),
        messageId: `<${carta.messageId}@${address.slice(address.lastIndexOf('@') + 1)}>`,
        headers: { 'Auto-Submitted': 'auto-generated' },
      })
      return undefined
    } catch (error) {
      return inSmtpWords(error)
    }
  }
}
