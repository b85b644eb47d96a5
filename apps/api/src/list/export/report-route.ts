// Streams an export: only so many at once, never beyond what a format carries, cut short only where the reader can see it.
import { Readable, pipeline } from 'node:stream'
import { createGzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Pool } from '@portal/db/pool'
import { PortalError } from '@portal/kit/errors'
import { formatInteger } from '@portal/kit/formats'
import { listName, type ExportType, type List } from '@portal/kit/list'
import { ComeBackLater } from '../../door/errors.ts'
import type { Counts } from '../read/counts.ts'
import { ExportSession } from './export-session.ts'
import { openReport, type ReportRequest } from './report-source.ts'
import type { ReportFormat, ReportFormats, ReportSource } from '../report/report.ts'
import type { Semaphore } from './semaphore.ts'

const RETRY_AFTER_SECONDS = 15
const GZIP_LEVEL = 3
const CHUNK = 64 * 1024

export interface Exporter {
  pool: Pool
  counts: Counts
  places: Semaphore
  formats: ReportFormats
}

export async function sendReport(
  { pool, counts, places, formats }: Exporter,
  request: FastifyRequest,
  reply: FastifyReply,
  asked: ReportRequest & { countKey: string; exportType: ExportType },
): Promise<FastifyReply> {
  const release = places.take()
  if (!release) throw new ComeBackLater(503, 'Há muitas exportações em andamento. Tente de novo em instantes.', RETRY_AFTER_SECONDS)
  const left = new AbortController()
  reply.raw.once('close', () => left.abort())
  let session: ExportSession | undefined
  const leave = (): void => {
    session?.abort()
    release()
  }
  left.signal.addEventListener('abort', leave)
  try {
    const opened = await ExportSession.open(pool)
    session = opened
    left.signal.throwIfAborted()
    const source = await openReport(opened, asked, counts, asked.countKey)
    const format = formats[asked.exportType]
    refuseTooMany(source, asked.exportType, formats)
    const body = Readable.from(writeWhole(format.write(source), opened, leave), { objectMode: false, highWaterMark: CHUNK })
    body.once('close', leave)
    return reply
      .header('content-type', format.contentType)
      .headers(format.contentSecurityPolicy ? { 'content-security-policy': format.contentSecurityPolicy } : {})
      .header('content-disposition', `${format.inline ? 'inline' : 'attachment'}; filename="${fileName(asked.scope.view.list, asked, format)}"`)
      .header('cache-control', 'no-store')
      .send(format.compressible ? compressed(request, reply, body) : body)
  } catch (error) {
    leave()
    throw error
  }
}

type Chunks = AsyncIterable<Buffer | string>

async function* writeWhole(written: Chunks, session: ExportSession, leave: () => void): Chunks {
  try {
    yield* written
    await session.close()
  } finally {
    leave()
  }
}

function refuseTooMany({ header: { rowCount } }: ReportSource, type: ExportType, formats: ReportFormats): void {
  const { maxRows = Infinity } = formats[type]
  if (rowCount <= maxRows) return
  const able = Object.entries(formats).flatMap(([name, format]) => (rowCount <= (format.maxRows ?? Infinity) ? [name] : []))
  throw new PortalError(
    422,
    `O formato ${type} leva no máximo ${formatInteger(maxRows)} registros e esta consulta tem ${formatInteger(rowCount)}. ` +
      `Filtre mais, ou escolha um destes formatos: ${able.join(', ')}.`,
  )
}

const fileName = (list: List, { contexto }: ReportRequest, { extension }: ReportFormat): string =>
  `${listName(list)}-${contexto.entidade}-${contexto.exercicio}.${extension}`

function acceptsGzip(header: string | string[] | undefined): boolean {
  return String(header ?? '')
    .split(',')
    .some((part) => /^\s*(gzip|\*)\s*(;\s*q=(?!0(\.0*)?\s*$)[\d.]+\s*)?$/i.test(part))
}

function compressed(request: FastifyRequest, reply: FastifyReply, body: Readable): Readable {
  reply.header('vary', 'accept-encoding')
  if (!acceptsGzip(request.headers['accept-encoding'])) return body
  reply.header('content-encoding', 'gzip')
  return pipeline(body, createGzip({ level: GZIP_LEVEL }), () => {})
}
