// Configures the log, which says what happened but not to whom: query values are left out unless they are known to be
// harmless.
import type { FastifyServerOptions } from 'fastify'
import { pathOf } from './errors.ts'

const HARMLESS = new Set(['entidade', 'exercicio', 'page', 'size', 'sort', 'exportType', 'modulo', 'table', 'fields'])

export function safeUrl(url: string): string {
  const path = pathOf(url)
  const query = url.slice(path.length + 1)
  if (query === '') return path
  const pairs = query.split('&').map((pair) => {
    const name = pair.split('=', 1)[0] ?? ''
    return HARMLESS.has(name) ? pair : `${/^[\w.]{1,40}$/.test(name) ? name : '?'}=***`
  })
  return `${path}?${pairs.join('&')}`
}

/** Removes the values that database messages quote; the error code is enough. */
const withoutValues = (message: string): string =>
  message.replace(/"[^"]*"|'[^']*'|\([^)]*\)=\([^)]*\)/g, '…').slice(0, 500)

export function safeError(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { type: typeof error }
  const { code } = error as { code?: unknown }
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line))
  return {
    type: error.name,
    message: withoutValues(error.message),
    ...(typeof code === 'string' ? { code } : {}),
    ...(error.cause === undefined ? {} : { cause: safeError(error.cause) }),
    stack: frames
      .slice(0, 8)
      .map((line) => line.trim())
      .join(' | '),
  }
}

export const loggerOptions = (level: string, cidade?: string): NonNullable<FastifyServerOptions['logger']> => ({
  level,
  base: cidade === undefined ? null : { cidade },
  // Not the logger's own stream, which retries forever to write to a closed terminal, so that the portal would never
  // end.
  stream: process.stdout,
  timestamp: () => `,"time":"${new Date().toISOString()}"`,
  serializers: {
    err: safeError as never,
    req: (request: { method?: string; url?: string }) => ({
      method: request.method ?? '',
      url: safeUrl(request.url ?? ''),
    }),
  },
})
