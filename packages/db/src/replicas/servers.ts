// Monitors the servers of one database: which one writes, which may be read, and the oldest mark (`floor`) a response
// may have.
import type { Pool, Where } from '../pool.ts'
import { cutConnections } from '../pool.ts'
import type { Mark } from './mark.ts'
import { Server } from './server.ts'

const LOOK_MS = 300
/** A server found behind is checked again after this time. */
const SOON_MS = 20
/** When the timer fires later than this, the process was too busy to receive a response, so silence does not count. */
const BUSY_MS = 150
/** How far a reader may lag behind the primary. */
const LAG_MS = 1000

export interface ServersOptions {
  /** Addresses of the servers that may write; the primary is one of these. */
  primaries: readonly string[]
  replicas: readonly string[]
  log?: (line: string) => void
}

export class Servers {
  readonly replicas: readonly Server[]
  readonly #primaries: readonly Server[]
  readonly #all: readonly Server[]
  readonly #log: (line: string) => void
  readonly #looking = new Map<Server, Promise<void>>()
  readonly #soon = new Set<NodeJS.Timeout>()
  readonly #waiting = new Set<() => void>()
  readonly #writing = new Set<Pool>()
  #primary: Server
  #timer: NodeJS.Timeout | undefined
  #ticked = 0
  #late = -Infinity
  /** The newest mark that was read. */
  #given = -Infinity
  /**
   * `due`: the mark the primary had LAG_MS ago, which the others must have. `next`: a newer mark of it, and when it was
   * seen.
   */
  #due = -Infinity
  #next: { n: number; since: number } | undefined
  #turn = 0
  /** How often the primary has gone back in time. */
  returns = 0

  constructor({ primaries, replicas, log = () => {} }: ServersOptions) {
    const known = new Map([...primaries, ...replicas].map((url) => [url, new Server(url)]))
    const serversAt = (urls: readonly string[]): Server[] => urls.flatMap((url) => known.get(url) ?? [])
    this.#all = [...known.values()]
    this.#primaries = serversAt(primaries)
    this.replicas = serversAt(replicas)
    const [first] = this.#primaries
    if (!first) throw new Error('no server writes')
    this.#primary = first
    this.#log = log
  }

  get primary(): Server {
    return this.#primary
  }

  /** The address to write to; an object that follows the primary when there may be several. */
  get where(): string | Where {
    if (this.#primaries.length === 1) return this.#primary.url
    const primary = (): string => this.#primary.url
    return {
      get current() {
        return primary()
      },
    }
  }

  /** The oldest mark that may be returned to a caller. */
  get floor(): number {
    return this.#primary.isUp ? this.#newest : this.#given
  }

  /** The newest mark that was read or that the primary had a second ago. */
  get #newest(): number {
    return Math.max(this.#given, this.#due)
  }

  /** Checks each server once, and from then on at intervals; a single server is not monitored. */
  async start(): Promise<void> {
    if (this.#all.length === 1) return
    await Promise.all(this.#all.map((server) => this.look(server)))
    this.#ticked = performance.now()
    this.#timer = setInterval(() => this.#tick(), LOOK_MS).unref()
  }

  async stop(): Promise<void> {
    clearInterval(this.#timer)
    for (const timer of this.#soon) clearTimeout(timer)
    await Promise.all(this.#looking.values())
    for (const server of this.#all) server.close()
  }

  /** Registers a pool that writes, whose connections are cut when another server becomes the primary. */
  follows(pool: Pool): void {
    this.#writing.add(pool)
  }

  /**
   * Returns the next server to query, of those not tried yet: replicas first, the least busy of them; then the primary;
   * then any other read server that responds.
   */
  choose(asked: ReadonlySet<Server>, loadOf: (server: Server) => number): Server | undefined {
    const { floor } = this
    const answering = this.#all.filter((server) => server.isUp && !server.isAstray && !asked.has(server))
    const left = answering.filter((server) => server.n >= floor || server.lacks < floor)
    const following = left.filter(
      (server) => server.isReplica && server !== this.#primary && this.replicas.includes(server),
    )
    this.#turn += 1
    const turned = following.map((_, i) => following[(i + this.#turn) % following.length] as Server)
    const [least] = turned.toSorted((one, other) => loadOf(one) - loadOf(other))
    return (
      least ?? left.find((server) => server === this.#primary) ?? left.find((server) => this.replicas.includes(server))
    )
  }

  /** Records the mark of a server of which at least `floor` was required; returns whether that is new enough. */
  learn(server: Server, { n, isReplica, isCommitting }: Mark, floor = this.floor): boolean {
    const least = Math.min(floor, this.#newest)
    const leads = server === this.#primary && !isReplica
    const isWaitedFor = isCommitting && n === least - 1
    const isAnew = leads && n < least && !isWaitedFor
    if (isAnew) this.#begin(n)
    server.n = n
    if (leads || (n !== server.lostAt && n <= this.#primary.n)) server.lostAt = undefined
    if (server.isAstray) return false
    if (isAnew || n >= least) return true
    server.lacks = least
    this.#lookSoon(server)
    return false
  }

  /** Records that data as new as mark `n` was read. */
  give(n: number): void {
    this.#given = Math.max(this.#given, n)
  }

  /** Checks the primary or, if it is down, all servers, and allows nothing older to be read from then on. */
  async catchUp(): Promise<void> {
    await this.#lookAnew(this.#primary)
    if (!this.#primary.isUp) await Promise.all(this.#all.map((server) => this.#lookAnew(server)))
    const believed = this.#primary.isUp ? [this.#primary] : this.#all
    for (const { isUp, isAstray, n } of believed) if (isUp && !isAstray) this.give(n)
  }

  async #lookAnew(server: Server): Promise<void> {
    await this.#looking.get(server)
    await this.look(server)
  }

  /** Called by whoever loses a connection: the server is not queried again until it has responded. */
  suspect(server: Server): void {
    if (this.#timer === undefined) return
    server.isUp = false
    void this.look(server)
  }

  /** Resolves when some server has responded or the time has passed. */
  async news(until: number): Promise<void> {
    await new Promise<void>((resolve) => {
      const done = (): void => {
        clearTimeout(timer)
        this.#waiting.delete(done)
        resolve()
      }
      const timer = setTimeout(done, Math.max(0, until - Date.now()))
      this.#waiting.add(done)
    })
  }

  look(server: Server): Promise<void> {
    const looking = this.#looking.get(server) ?? this.#lookAt(server).finally(() => this.#looking.delete(server))
    this.#looking.set(server, looking)
    return looking
  }

  async #lookAt(server: Server): Promise<void> {
    const began = performance.now()
    const floor = server === this.#primary ? this.#newest : this.floor
    const mark = await server.look()
    if (mark) this.#answered(server, mark, floor)
    else if (!this.#wasBusySince(began)) this.#fell(server)
    if (server === this.#primary && (!mark || mark.isReplica)) this.#move()
  }

  #answered(server: Server, mark: Mark, floor: number): void {
    if (!server.isUp) this.#log(`O banco ${server.place} responde.`)
    if (server.isUp && server.isReplica !== mark.isReplica)
      this.#log(`O banco ${server.place} ${mark.isReplica ? 'passou a réplica' : 'passou a principal'}.`)
    server.isUp = true
    server.isReplica = mark.isReplica
    const wasBehind = server.lacks > server.n
    const isFarEnough = this.learn(server, mark, floor)
    if (server === this.#primary) this.#follow(mark.n)
    else if (isFarEnough && !mark.isReplica && this.#primaries.includes(server)) this.#move()
    if (!isFarEnough && !wasBehind && !server.isAstray) this.#log(this.#laggingLine(server))
    for (const done of this.#waiting) done()
  }

  #laggingLine(server: Server): string {
    if (server !== this.#primary) return `O banco ${server.place} está atrasado.`
    return `O banco ${server.place} espera que uma réplica confirme o que ele gravou; até lá, lê-se de quem já o tem.`
  }

  #fell(server: Server): void {
    if (server.isUp) this.#log(`O banco ${server.place} não responde.`)
    server.fall()
  }

  /** Records the mark of the primary; the replicas must have it within LAG_MS. */
  #follow(n: number): void {
    const now = performance.now()
    if (this.#next && now - this.#next.since >= LAG_MS) {
      this.#due = this.#next.n
      this.#next = undefined
    }
    if (n > this.#due) this.#next ??= { n, since: now }
  }

  /**
   * The primary lost data that was read: a backup was restored, or unconfirmed commits are gone. Servers that still
   * have that data are not read either.
   */
  #begin(n: number): void {
    this.#log(`O banco ${this.#primary.place} voltou atrás no tempo: o que ele não tem deixa de valer.`)
    this.#given = this.#due = n
    this.#next = undefined
    this.returns += 1
    for (const server of this.#all) {
      server.lostAt = server !== this.#primary && server.n > n ? server.n : undefined
      if (server.isAstray) this.#log(`O banco ${server.place} tem o que o principal perdeu: não é lido até que o siga.`)
    }
  }

  /** Changes the primary when another server says that it writes now. */
  #move(): void {
    const { primary } = this
    if (primary.isUp && !primary.isReplica) return
    const next = this.#primaries.find((server) => server.isUp && !server.isReplica)
    if (!next || next === primary) return
    this.#log(`O banco principal passou de ${primary.place} a ${next.place}.`)
    this.#primary = next
    this.#next = undefined
    for (const pool of this.#writing) cutConnections(pool)
  }

  #tick(): void {
    const now = performance.now()
    if (now - this.#ticked > LOOK_MS + BUSY_MS) this.#late = now
    this.#ticked = now
    for (const server of this.#all) void this.look(server)
  }

  #wasBusySince(began: number): boolean {
    return this.#late >= began || performance.now() - this.#ticked > LOOK_MS + BUSY_MS
  }

  #lookSoon(server: Server): void {
    if (this.#timer === undefined) return
    const timer = setTimeout(() => {
      this.#soon.delete(timer)
      void this.look(server)
    }, SOON_MS).unref()
    this.#soon.add(timer)
  }
}
