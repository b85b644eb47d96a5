// Opens every connection pool to PostgreSQL, so that no value is rounded or shifted and no lost connection kills the
// process.
import pg from 'pg'
import { keepLastPrepared } from './prepared.ts'

export type { Pool, PoolClient } from 'pg'

/** Runs one statement: a pool, or a connection inside a transaction. */
export type Runner = Pick<pg.Pool, 'query'>

export interface PoolOptions {
  max?: number
  statementTimeoutMs?: number
  /** Client-side timeout for a response, in case a frozen server cannot apply its own. */
  answerTimeoutMs?: number
  /** How long a transaction may wait for its next statement before the server ends it. */
  idleInTransactionMs?: number
  applicationName?: string
  idleTimeoutMs?: number
  connectTimeoutMs?: number
  /** How many named statements each connection keeps prepared. */
  maxPrepared?: number
  /**
   * For queries of visitors, who are many and ask for one page: disables parallel workers, and the kinds of join that
   * only pay off for whole tables.
   */
  forVisitors?: boolean
  /** Time zone in which timestamptz values are returned. */
  timeZone?: string
  /** Called with each connection lost while idle or in use; the pool replaces it by itself. */
  onError?: (error: Error) => void
}

/** The address new connections are made to, when it may change. */
export interface Where {
  readonly current: string
}

type Parser = (text: string) => unknown

const asText: Parser = (text) => text

const asInteger: Parser = (text) => (Number.isSafeInteger(Number(text)) ? Number(text) : text)

const TIMESTAMP = /^(\d{4,}-\d\d-\d\d) (\d\d:\d\d:\d\d(?:\.\d+)?)(?:([+-]\d\d)(?::?(\d\d))?)?$/

const asIso: Parser = (text) => {
  const [, date, time, hours, minutes = '00'] = TIMESTAMP.exec(text) ?? []
  return date === undefined ? text : `${date}T${time}${hours === undefined ? '' : `${hours}:${minutes}`}`
}

const SCALARS: readonly [oid: number, arrayOid: number, parse: Parser][] = [
  [20, 1016, asInteger],
  [1082, 1182, asText],
  [1114, 1115, asIso],
  [1184, 1185, asIso],
  [1700, 1231, asText],
]

const parsers = new Map<number, Parser>(
  SCALARS.flatMap(([oid, arrayOid, parse]): [number, Parser][] => [
    [oid, parse],
    [arrayOid, (text) => parseArray(text, parse)],
  ]),
)

type ParsedArray = (string | null | ParsedArray)[]

const defaultParser = pg.types.getTypeParser as (oid: number, format?: string) => Parser
const parseTextArray = defaultParser(1009) as (text: string) => ParsedArray

function parseArray(text: string, parse: Parser): unknown[] {
  const convert = (entries: ParsedArray): unknown[] =>
    entries.map((entry) => (Array.isArray(entry) ? convert(entry) : entry === null ? null : parse(entry)))
  return convert(parseTextArray(text))
}

/**
 * Returns date and numeric as text, timestamps as ISO text with their offset, and int8 as a number while it is exact.
 */
export const types: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: string) =>
    (format === 'binary' ? undefined : parsers.get(oid)) ??
    defaultParser(oid, format)) as pg.CustomTypesConfig['getTypeParser'],
}

/**
 * Prepared statements per connection: the statement and plan of a list take some 0.6 MB of the server's memory in each.
 */
export const MAX_PREPARED = 100

/**
 * Settings that make plans the same on every server: the cost of random reads on disks without a moving head (SSD), and
 * no JIT compilation, which takes longer than most responses.
 */
const FOR_ALL = ' -c jit=off -c random_page_cost=1.1'

/** Also disables memoize: a page has few joined rows, and the rows of a count each have another key. */
const FOR_VISITORS = ' -c max_parallel_workers_per_gather=0 -c enable_memoize=off -c enable_mergejoin=off'

/** Returns the settings of a session, in the form PostgreSQL takes from `options` or `PGOPTIONS`. */
export const settingsOf = ({ timeZone = 'America/Sao_Paulo', forVisitors = false }: PoolOptions): string =>
  `-c timezone=${timeZone}${FOR_ALL}${forVisitors ? FOR_VISITORS : ''}`

const connections = new WeakMap<pg.Pool, Set<pg.PoolClient>>()

/** Ends every connection at once, whatever it was doing; callers waiting for a response get a lost connection. */
export function cutConnections(pool: pg.Pool): void {
  for (const { connection } of connections.get(pool) ?? []) connection.stream.destroy()
}

const clientOf = (where: Where): new (config?: pg.ClientConfig) => pg.Client =>
  class extends pg.Client {
    constructor(config?: pg.ClientConfig) {
      super({ ...config, connectionString: where.current })
    }
  }

export function openPool(url: string | Where, options: PoolOptions = {}): pg.Pool {
  const onError = options.onError ?? (() => {})
  const pool = new pg.Pool({
    ...(typeof url === 'string' ? { connectionString: url } : { Client: clientOf(url) }),
    types,
    max: options.max ?? 10,
    idleTimeoutMillis: options.idleTimeoutMs ?? 30_000,
    connectionTimeoutMillis: options.connectTimeoutMs ?? 5_000,
    statement_timeout: options.statementTimeoutMs ?? 0,
    query_timeout: options.answerTimeoutMs ?? 0,
    idle_in_transaction_session_timeout: options.idleInTransactionMs ?? 0,
    application_name: options.applicationName ?? 'portal',
    options: settingsOf(options),
    keepAlive: true,
  })
  const open = new Set<pg.PoolClient>()
  connections.set(pool, open)
  pool.on('error', onError)
  pool.on('remove', (client) => open.delete(client))
  pool.on('connect', (client) => {
    open.add(client)
    client.on('error', onError)
    keepLastPrepared(client.connection, options.maxPrepared ?? MAX_PREPARED)
  })
  return pool
}
