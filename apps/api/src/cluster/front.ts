// Listens at the port, and stops accepting connections at once or gradually.
import type { RequestListener, Server } from 'node:http'
import { Server as NetServer } from 'node:net'
import type { Config } from '../lib/config.ts'
import { answerClientError } from '../http/request-limits.ts'
import { openHttpServer } from '../http/http-server.ts'
import { ONLY_HERE, portFault } from './port.ts'

const SWEEP_MS = 50

export class Front {
  readonly #server: Server
  #retired: Promise<void> | undefined

  constructor(answer: RequestListener) {
    this.#server = openHttpServer(answer).on('clientError', answerClientError)
  }

  /** Returns the port. */
  async listen({ host, port }: Pick<Config, 'host' | 'port'>): Promise<number> {
    await new Promise<void>((resolve, reject) => {
      this.#server.once('error', reject).listen({ port, host: host ?? ONLY_HERE }, () => {
        this.#server.off('error', reject)
        resolve()
      })
    }).catch((error: NodeJS.ErrnoException) => {
      throw portFault(error, { host, port })
    })
    const address = this.#server.address()
    return typeof address === 'object' && address ? address.port : port
  }

  /**
   * Accepts no new connection; open ones end after their next response, or when the client or a timeout closes them.
   */
  retire(): Promise<void> {
    return (this.#retired ??= new Promise((resolve) => {
      this.#server.prependListener('request', (_request, response) => void response.setHeader('connection', 'close'))
      NetServer.prototype.close.call(this.#server, () => resolve())
    }))
  }

  /** Like `retire`, but also closes idle connections; requests in progress have `patienceMs` to finish. */
  async close(patienceMs: number): Promise<void> {
    const sweep = setInterval(() => this.#server.closeIdleConnections(), SWEEP_MS)
    const force = setTimeout(() => this.#server.closeAllConnections(), patienceMs)
    await this.retire()
    clearInterval(sweep)
    clearTimeout(force)
  }
}
