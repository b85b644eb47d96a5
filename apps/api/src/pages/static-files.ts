// Reads the files of the built web app once and serves them from memory, with the compressed copies the build wrote
// beside them.
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { matches } from '../cache/response-cache.ts'
import { encodingFor, type Encoding } from '../cache/encodings.ts'

const TYPES: Record<string, string> = {
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  svg: 'image/svg+xml',
  png: 'image/png',
  jpg: 'image/jpeg',
  webp: 'image/webp',
  ico: 'image/x-icon',
  woff2: 'font/woff2',
  json: 'application/json; charset=utf-8',
  webmanifest: 'application/manifest+json; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
}

/** Vite puts a hash of the content into these names, so their content never changes. */
const HASHED = /^assets\/.+-[\w-]{8,}\.\w+$/
const FOREVER = 'public, max-age=31536000, immutable'
const AN_HOUR = 'public, max-age=3600'

interface StaticFile {
  headers: Record<string, string>
  etag: string
  bodies: Partial<Record<Encoding, Buffer>> & { identity: Buffer }
}

export type StaticFiles = ReadonlyMap<string, StaticFile>

const extensionOf = (name: string): string => name.slice(name.lastIndexOf('.') + 1)

export function readStaticFiles(folder: string): StaticFiles {
  const files = new Map<string, StaticFile>()
  if (!existsSync(folder)) return files
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name)
    const name = relative(folder, path).split(sep).join('/')
    const type = TYPES[extensionOf(name)]
    if (entry.isFile() && type !== undefined && !name.startsWith('.')) files.set(name, readStaticFile(path, name, type))
  }
  return files
}

const readIfThere = (path: string): Buffer | undefined => (existsSync(path) ? readFileSync(path) : undefined)

function readStaticFile(path: string, name: string, type: string): StaticFile {
  const identity = readFileSync(path)
  const [br, gzip] = [readIfThere(`${path}.br`), readIfThere(`${path}.gz`)]
  const etag = `W/"${createHash('sha1').update(identity).digest('base64url')}"`
  return {
    etag,
    headers: {
      etag,
      'content-type': type,
      'cache-control': HASHED.test(name) ? FOREVER : AN_HOUR,
      vary: 'accept-encoding',
    },
    bodies: { identity, ...(br && { br }), ...(gzip && { gzip }) },
  }
}

export function sendStatic(
  request: FastifyRequest,
  reply: FastifyReply,
  { headers, etag, bodies }: StaticFile,
): FastifyReply {
  reply.headers(headers)
  if (matches(request.headers['if-none-match'], etag)) return reply.code(304).send()
  const wanted = encodingFor(request.headers['accept-encoding'])
  const encoding = bodies[wanted] ? wanted : wanted === 'br' && bodies.gzip ? 'gzip' : 'identity'
  if (encoding !== 'identity') reply.header('content-encoding', encoding)
  return reply.send(bodies[encoding])
}
