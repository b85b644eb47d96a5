// Every connection to PostgreSQL is made here, so that no value is rounded or shifted and no lost connection kills the
// process.
import pg from 'pg'
import { keepLastPrepared } from './prepared.ts'

export type { Pool, PoolClient } from 'pg'

/** Runs one statement: a pool, or a connection inside a transaction. */
export type Runner = Pick<pg.Pool, 'query'>

export interface PoolOptions {
  max?: number
  statementTimeoutMs?: number
  /** How long an answer is waited for here, where a frozen server cannot keep its own time. */
  answerTimeoutMs?: number
  /** How long a transaction may wait for its next statement before the server ends it. */
  idleInTransactionMs?: number
  applicationName?: string
  idleTimeoutMs?: number
  connectTimeoutMs?: number
  /** How many statements with a name each connection keeps prepared. */
  maxPrepared?: number
  /**
   * For a visitor among many, who asks for a page: one process answers, and joins that only pay for whole tables are
   * not even planned.
   */
  forVisitors?: boolean
  /** Wall-clock zone in which timestamptz arrives. */
  timeZone?: string
  /** Told of each connection lost while idle or in use; the pool replaces it by itself. */
  onError?: (error: Error) => void
}

/** Where new connections are made to, when that may change. */
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

/** date and numeric stay text; timestamps become ISO text with their offset; int8 is a number while it is exact. */
export const types: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: string) =>
    (format === 'binary' ? undefined : parsers.get(oid)) ??
    defaultParser(oid, format)) as pg.CustomTypesConfig['getTypeParser'],
}

/** A list's statement and its plan take some 0.6 MB of the server's memory in each connection. */
export const MAX_PREPARED = 100

/**
 * Plans are the same whatever server makes them: as on disks without a head to move, and never compiled, which takes
 * longer than most answers.
 */
const FOR_ALL = ' -c jit=off -c random_page_cost=1.1'

/** Nor is anything remembered of the rows joined: a page has few, and those of a count are each of another key. */
const FOR_VISITORS = ' -c max_parallel_workers_per_gather=0 -c enable_memoize=off -c enable_mergejoin=off'

/** What a session is opened with, as PostgreSQL takes it from `options` or `PGOPTIONS`. */
export const settingsOf = ({ timeZone = 'America/Sao_Paulo', forVisitors = false }: PoolOptions): string =>
  `-c timezone=${timeZone}${FOR_ALL}${forVisitors ? FOR_VISITORS : ''}`

const connections = new WeakMap<pg.Pool, Set<pg.PoolClient>>()

/** Ends every connection at once, whatever it was doing: those who wait for an answer are told that it was lost. */
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
