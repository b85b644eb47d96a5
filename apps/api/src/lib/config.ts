// Reads the environment, once. A wrong value ends the start with one clear line.
import { availableParallelism } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { filesFolder } from '@portal/db/files'
import { addressesIn, isAddress } from '@portal/db/replicas/addresses'
import { isEmail } from '@portal/kit/validacao'
import { cores } from './cores.ts'

export const REPOSITORY = dirname(fileURLToPath(new URL('../../../../package.json', import.meta.url)))

const SMALL_MACHINE = 2
const MOST_PROCESSES = 256

/** Minimum resources of a process, however many share the machine. */
const LEAST = { connections: 2, cacheMb: 16 } as const

export interface Config {
  /** Interface to listen on; only this machine if undefined. */
  host: string | undefined
  port: number
  /** Number of processes at the port; connections, queue and memory below are the share of each. */
  processos: number
  logLevel: string
  /** Number of proxies in front that add to X-Forwarded-For. */
  trustedProxies: number
  /** Origin that visitors type, where it is not that of the request. */
  publicUrl: string | undefined
  adminUrl: string
  /** Folder of the content-addressed files. */
  storeDir: string
  /** Folder with `client/` and `server/` of the built web app. */
  webDir: string
  cacheBytes: number
  /** Standby servers of the one in DATABASE_URL, which are read instead of it. */
  readUrls: readonly string[]
  poolSize: number
  exportPoolSize: number
  /** Number of requests that may wait for a connection; more are refused with a retry-after. */
  poolQueue: number
  statementTimeoutMs: number
  exportTimeoutMs: number
  /** Maximum reads per minute and address; requests from this machine are not counted. */
  readsPerMinute: number
  /** Maximum costly reads (searches) and counted visits per minute and address. */
  searchesPerMinute: number
  visitsPerMinute: number
  /** Maximum requests, messages and files that an address may send per hour. */
  submissionsPerHour: number
  /** SMTP server: smtp://user:password@host:587 or smtps://…; without it, e-mail stays in the queue. */
  smtpUrl: string | undefined
  /** Sender of e-mail, where it is not the entity's own address. */
  smtpFrom: string | undefined
}

export class ConfigError extends Error {
  readonly exitCode = 1
}

function integer(
  env: NodeJS.ProcessEnv,
  name: string,
  fallback: number,
  [min, max]: readonly [number, number],
): number {
  const text = env[name]
  if (text === undefined || text === '') return fallback
  const value = Number(text)
  if (/^\d+$/.test(text) && value >= min && value <= max) return value
  throw new ConfigError(`${name} deve ser um número inteiro de ${min} a ${max}; veio “${text}”.`)
}

/** Returns 1 for the embedded database on a small machine, otherwise the number of cores. */
function processos(env: NodeJS.ProcessEnv): number {
  const text = env['PROCESSOS']
  const available = cores()
  if (text === undefined || text === '')
    return !env['DATABASE_URL'] && !env['CIDADES'] && available <= SMALL_MACHINE ? 1 : available
  if (text === 'auto') return available
  if (/^\d+$/.test(text) && Number(text) >= 1 && Number(text) <= MOST_PROCESSES) return Number(text)
  throw new ConfigError(`PROCESSOS deve ser “auto” ou um número inteiro de 1 a ${MOST_PROCESSES}; veio “${text}”.`)
}

function origin(env: NodeJS.ProcessEnv, name: string): string | undefined {
  const text = env[name]
  if (!text) return undefined
  if (URL.canParse(text) && /^https?:$/.test(new URL(text).protocol)) return new URL(text).origin
  throw new ConfigError(`${name} deve começar com http:// ou https://; veio “${text}”.`)
}

const LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']

function smtpUrl(env: NodeJS.ProcessEnv): string | undefined {
  const text = env['SMTP_URL']
  if (!text) return undefined
  if (URL.canParse(text) && /^smtps?:$/.test(new URL(text).protocol) && new URL(text).hostname !== '') return text
  throw new ConfigError('SMTP_URL deve ser como smtp://usuario:senha@maquina:587 ou smtps://usuario:senha@maquina.')
}

function email(env: NodeJS.ProcessEnv, name: string): string | undefined {
  const text = env[name]
  if (!text) return undefined
  if (isEmail(text)) return text
  throw new ConfigError(`${name} deve ser um endereço de e-mail; veio “${text}”.`)
}

/** The message does not repeat the wrong value, since it may contain a password. */
function readUrls(env: NodeJS.ProcessEnv): string[] {
  const urls = addressesIn(env['DATABASE_READ_URLS'] ?? '')
  if (urls.every(isAddress)) return urls
  throw new ConfigError(
    'DATABASE_READ_URLS deve ter endereços como postgresql://usuario:senha@maquina:5432/banco, separados por ' +
      'espaço ou vírgula.',
  )
}

function logLevel(env: NodeJS.ProcessEnv): string {
  const level = env['LOG_LEVEL'] || 'info'
  if (LEVELS.includes(level)) return level
  throw new ConfigError(`LOG_LEVEL deve ser um de ${LEVELS.join(', ')}; veio “${level}”.`)
}

export function readConfig(env: NodeJS.ProcessEnv = process.env): Config {
  const among = processos(env)
  const share = (total: number, least: number): number => Math.max(Math.min(least, total), Math.ceil(total / among))
  return {
    host: env['HOST'] || undefined,
    port: integer(env, 'PORT', 8080, [0, 65_535]),
    processos: among,
    logLevel: logLevel(env),
    trustedProxies: integer(env, 'TRUSTED_PROXIES', 0, [0, 10]),
    publicUrl: origin(env, 'PUBLIC_URL'),
    adminUrl: env['ADMIN_URL'] || '/portaladmin',
    storeDir: filesFolder(env),
    webDir: resolve(env['WEB_DIR'] || join(REPOSITORY, 'apps/web/dist')),
    cacheBytes: share(integer(env, 'CACHE_MB', 128, [1, 65_536]), LEAST.cacheMb) * 1024 * 1024,
    readUrls: readUrls(env),
    poolSize: share(integer(env, 'POOL_SIZE', Math.max(8, availableParallelism() * 4), [1, 1000]), LEAST.connections),
    exportPoolSize: integer(env, 'EXPORT_POOL_SIZE', 4, [1, 100]),
    poolQueue: share(integer(env, 'POOL_QUEUE', 200, [0, 100_000]), 0),
    statementTimeoutMs: integer(env, 'STATEMENT_TIMEOUT_MS', 10_000, [100, 600_000]),
    exportTimeoutMs: integer(env, 'EXPORT_TIMEOUT_MS', 900_000, [1000, 86_400_000]),
    readsPerMinute: integer(env, 'RATE_LIMIT', 6_000, [1, 1_000_000_000]),
    searchesPerMinute: integer(env, 'SEARCHES_PER_MINUTE', 120, [1, 1_000_000_000]),
    visitsPerMinute: integer(env, 'VISITS_PER_MINUTE', 300, [1, 1_000_000_000]),
    submissionsPerHour: integer(env, 'SUBMISSIONS_PER_HOUR', 20, [1, 1_000_000_000]),
    smtpUrl: smtpUrl(env),
    smtpFrom: email(env, 'SMTP_FROM'),
  }
}
