// Streams an export: takes a slot, limits the rate of slow readers, refuses more rows than the format can hold, and
// aborts the connection on failure, so that the reader sees that the file is incomplete.
import { Readable, pipeline } from 'node:stream'
import { createGzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { isForAnother } from '@portal/db/replicas/for-another'
import { PortalError } from '@portal/kit/errors'
import { formatInteger } from '@portal/kit/formats'
import { listName, type ExportType, type List } from '@portal/kit/list'
import type { CountCache } from '../count-cache.ts'
import type { DescribedReport, ReportFormat, ReportFormats } from '../report/report.ts'
import type { ReportWork } from '../report/report-work.ts'
import { addressOf } from '../../http/address.ts'
import { readConstants } from './constants.ts'
import { ExportSession } from './export-session.ts'
import type { Exporter } from './exporter.ts'
import { paced } from './pace.ts'
import { openReport, type OpenedReport, type ReportRequest } from './report-source.ts'
import { Spool } from './spool.ts'

const GZIP_LEVEL = 3
const CHUNK = 64 * 1024
const REPORT_WORK = new URL('../report/report-work.ts', import.meta.url)

export interface ReportAsked extends ReportRequest {
  counts: CountCache
  countKey: string
  exportType: ExportType
}

export async function sendReport(
  exporter: Exporter,
  request: FastifyRequest,
  reply: FastifyReply,
  asked: ReportAsked,
): Promise<FastifyReply> {
  const { source, slots, formats, floor, timeoutMs } = exporter
  const slot = await slots.take(addressOf(request.raw, request.server.config.trustedProxies))
  let begun: Begun | undefined
  const leave = (): void => {
    clearTimeout(late)
    begun?.abort()
    slot.leave()
  }
  const cut = (): void => void reply.raw.destroy()
  const late = setTimeout(cut, timeoutMs)
  reply.raw.once('close', leave)
  try {
    const { report, spool, read } = (begun = await source.again(() => begin(exporter, asked, reply)))
    void read.then(slot.read)
    const format = formats[asked.exportType]
    const body = Readable.from(written(exporter, asked.exportType, report, spool), {
      objectMode: false,
      highWaterMark: CHUNK,
    })
    const sent = format.compressible ? compressed(request, reply, body) : body
    const atItsPace = Readable.from(paced(sent, floor, cut), { objectMode: false, highWaterMark: CHUNK }).once(
      'close',
      leave,
    )
    return reply
      .header('content-type', format.contentType)
      .headers(format.contentSecurityPolicy ? { 'content-security-policy': format.contentSecurityPolicy } : {})
      .header(
        'content-disposition',
        `${format.inline ? 'inline' : 'attachment'}; filename="${fileName(asked.scope.view.list, asked, format)}"`,
      )
      .header('cache-control', 'no-store')
      .send(atItsPace)
  } catch (error) {
    leave()
    throw error
  }
}

interface Begun {
  report: OpenedReport
  spool: Spool
  /** Resolves when the last row has been read from the database. */
  read: Promise<void>
  abort: () => void
}

/**
 * The part that may be retried on another database server, since nothing has been sent before the first rows arrive.
 */
async function begin(
  { source, formats, spool: limits, answerMs }: Exporter,
  asked: ReportAsked,
  reply: FastifyReply,
): Promise<Begun> {
  const session = await ExportSession.open(source, answerMs)
  const spool = new Spool(limits)
  const abort = (): void => {
    session.abort()
    void spool.close()
  }
  reply.raw.once('close', abort)
  try {
    if (reply.raw.destroyed) throw new Error('the reader left')
    const report = await openReport(session, asked, asked.counts, asked.countKey)
    const format = formats[asked.exportType]
    refuseTooMany(report.described, asked.exportType, formats)
    if (format.saysConstantsOnce)
      report.described.constants = await readConstants(session.runner, asked.scope, report.described.header.rowCount)
    const read = readAll(session, spool, format.byDatabase ? report.csvLines() : report.rows())
    const failure = source.isSeveral ? await spool.begun() : undefined
    if (isForAnother(failure)) throw failure
    return { report, spool, read, abort }
  } catch (error) {
    abort()
    throw error
  }
}

/** Closes the transaction as soon as the database has sent its rows, however slow the reader is. */
async function readAll(session: ExportSession, spool: Spool, rows: AsyncIterable<Buffer>): Promise<void> {
  if (await spool.fill(rows)) await session.close()
  else session.abort()
}

type Chunks = AsyncIterable<Buffer | string>

function written({ formats, threads }: Exporter, type: ExportType, { described }: OpenedReport, spool: Spool): Chunks {
  const rows = spool.pieces()
  const format = formats[type]
  if (format.byDatabase) return format.write({ ...described, batches: none, csvLines: () => rows })
  const input: ReportWork = { type, described }
  return threads.write({ module: REPORT_WORK, input, rows })
}

const none = async function* (): AsyncGenerator<never> {}

function refuseTooMany({ header: { rowCount } }: DescribedReport, type: ExportType, formats: ReportFormats): void {
  const { maxRows = Infinity } = formats[type]
  if (rowCount <= maxRows) return
  const able = Object.entries(formats).flatMap(([name, format]) =>
    rowCount <= (format.maxRows ?? Infinity) ? [name] : [],
  )
  throw new PortalError(
    422,
    `O formato ${type} leva no máximo ${formatInteger(maxRows)} registros e esta consulta tem ` +
      `${formatInteger(rowCount)}. ` +
      `Filtre mais, ou escolha um destes formatos: ${able.join(', ')}.`,
  )
}

const fileName = (list: List, { contexto, reach = contexto }: ReportRequest, { extension }: ReportFormat): string =>
  `${[listName(list), reach.entidade ?? [], reach.exercicio ?? []].flat().join('-')}.${extension}`

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
