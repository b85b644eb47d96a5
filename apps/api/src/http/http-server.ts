// Creates the HTTP server with the timeouts and header limit that apply to every connection.
import { createServer, type RequestListener, type Server, type ServerOptions } from 'node:http'
import { MAX_HEADER_BYTES } from './request-limits.ts'

export const REQUEST_TIMEOUT_MS = 30_000
export const IDLE_SOCKET_MS = 120_000
/** Longer than a proxy keeps its connections open, so that this server is never the one that closes first. */
export const KEEP_ALIVE_MS = 75_000

export function openHttpServer(answer: RequestListener, options: ServerOptions = {}): Server {
  const server = createServer({ ...options, maxHeaderSize: MAX_HEADER_BYTES }, answer)
  server.requestTimeout = REQUEST_TIMEOUT_MS
  server.keepAliveTimeout = KEEP_ALIVE_MS
  server.headersTimeout = REQUEST_TIMEOUT_MS
  server.setTimeout(IDLE_SOCKET_MS)
  return server
}
