// Streams a published file from the content-addressed store, with the headers caches, players and auditors need to
// trust it.
import { access, type FileHandle } from 'node:fs/promises'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import { codeOf } from '@portal/db/errors'
import { filePath } from '@portal/db/files'
import type { Pool } from '@portal/db/pool'
import { hideCpfs } from '@portal/kit/cpf-cnpj'
import { notFound, PortalError } from '@portal/kit/errors'
import { today } from '@portal/kit/formats'
import { matches, REVALIDATE } from '../../../cache/response-cache.ts'
import { ComeBackLater, isUnavailable } from '../../../http/errors.ts'
import { followed } from '../../../http/followed.ts'
import { FILE_CSP } from '../../../http/security.ts'
import { describeCall, type RouteDoc } from '../contexto/snapshot-route.ts'
import { parseRange, type RangeAsked } from './range.ts'
import { openStored } from '../../../lib/stored-file.ts'

const RETRY_SECONDS = 60
const LEAST_OF_VERSION = 16
/** Cached by the visitor's browser alone: a file that is withdrawn leaves all other caches at once. */
const KEPT_FOR_EVER = 'private, max-age=31536000, immutable'

interface Arquivo {
  arquivo: number
  nome: string
  tipo_conteudo: string
  tamanho: number
  sha256: string
  data: string
  ativo: boolean
  data_validade: string | null
  /** Attached to payments whose person is not named. */
  encoberto: boolean
}

/** The validity date of an entity's certificate applies together with the file's own, whichever comes first. */
const fileSql = `select a.arquivo, a.nome, a.tipo_conteudo, a.tamanho, a.sha256, a.data,
  a.ativo and coalesce(c.ativo, true) as ativo, least(a.data_validade, c.data_validade)::text as data_validade,
  not a.ativo and exists (
    select from anexo x
    join resumo.empenho e on e.entidade = x.entidade and e.fornecedor = sistema.credor_protegido()
      and concat_ws('/', e.exercicio, e.unidade_orcamentaria, e.empenho) = x.chave
    where x.arquivo = a.arquivo and x.origem = 'empenho'
  ) as encoberto
from arquivo a
left join (
  select arquivo, bool_and(ativo) as ativo, min(data_validade) as data_validade from certidao_entidade
    where arquivo = $1 group by arquivo
) c on c.arquivo = a.arquivo
where a.arquivo = $1`

/** A document is delivered through the last day of its validity. */
const isExpired = ({ ativo, data_validade }: Arquivo): boolean =>
  !ativo || (data_validade !== null && data_validade < today())

/** Caches file rows per database, to serve files while it is unavailable; they hardly change. */
const lastKnown = new WeakMap<Pool, LRUCache<number, Arquivo>>()

function lastKnownOf(pool: Pool): LRUCache<number, Arquivo> {
  const known = lastKnown.get(pool) ?? new LRUCache<number, Arquivo>({ max: 1000 })
  lastKnown.set(pool, known)
  return known
}

async function findFile({ pool, reader }: FastifyInstance, id: number): Promise<Arquivo | undefined> {
  try {
    const { rows } = await reader.query<Arquivo>({ name: 'arquivo', text: fileSql, values: [id] })
    if (rows[0]) lastKnownOf(pool).set(id, rows[0])
    return rows[0]
  } catch (error) {
    const known = lastKnownOf(pool).get(id)
    if (known && isUnavailable(error)) return known
    throw error
  }
}

const SHOWN = /^(application\/pdf|image\/|text\/plain)/
const TYPE = /^[\w.+-]+\/[\w.+-]+(; ?charset=[\w-]+)?$/i

const escape = (c: string): string => `%${c.charCodeAt(0).toString(16).toUpperCase()}`

/** Returns the header of RFC 6266: an ASCII name for old clients, and the real name for the others. */
export function contentDisposition(nome: string, tipo: string): string {
  const name = nome.replace(/[\p{Cc}/\\]/gu, '_')
  const plain = name
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[^\x20-\x7e]|["%]/g, '_')
  const encoded = encodeURIComponent(Buffer.from(name).toString()).replace(/['()*]/g, escape)
  return `${SHOWN.test(tipo) ? 'inline' : 'attachment'}; filename="${plain}"; filename*=UTF-8''${encoded}`
}

/** Lets the browser cache an address for ever when its `versao` is the beginning of the content's sha256. */
function cachingOf({ sha256 }: Arquivo, { query }: FastifyRequest): string {
  const { versao } = query as { versao?: unknown }
  return typeof versao === 'string' && versao.length >= LEAST_OF_VERSION && sha256.startsWith(versao)
    ? KEPT_FOR_EVER
    : REVALIDATE
}

function headersOf(arquivo: Arquivo, request: FastifyRequest): Record<string, string> {
  const { nome, tipo_conteudo, sha256, data } = arquivo
  const tipo = TYPE.test(tipo_conteudo) ? tipo_conteudo : 'application/octet-stream'
  const digest = Buffer.from(sha256, 'hex').toString('base64')
  return {
    'content-type': tipo === 'text/plain' || tipo === 'text/csv' ? `${tipo}; charset=utf-8` : tipo,
    'content-disposition': contentDisposition(hideCpfs(nome), tipo),
    // Chromium's own viewer refuses a sandboxed PDF, and these PDFs run no scripts.
    ...(tipo === 'application/pdf' ? {} : { 'content-security-policy': FILE_CSP }),
    etag: `"${sha256}"`,
    'last-modified': new Date(data).toUTCString(),
    'cache-control': cachingOf(arquivo, request),
    'accept-ranges': 'bytes',
    digest: `sha-256=${digest}`,
    'repr-digest': `sha-256=:${digest}:`,
  }
}

function isNotModified({ headers }: FastifyRequest, etag: string, lastModified: string): boolean {
  if (headers['if-none-match'] !== undefined) return matches(headers['if-none-match'], etag)
  const since = Date.parse(headers['if-modified-since'] ?? '')
  return since >= Date.parse(lastModified)
}

/** Returns the range, or the whole file when If-Range does not match the current content. */
function rangeAsked({ headers }: FastifyRequest, size: number, etag: string, lastModified: string): RangeAsked {
  const condition = headers['if-range']
  return condition === undefined || condition === etag || condition === lastModified
    ? parseRange(headers.range, size)
    : 'whole'
}

/** Returns whether the content is in the store: that of a file taken down is not. */
const isStored = ({ config }: FastifyInstance, { sha256 }: Arquivo): Promise<boolean> =>
  access(filePath(config.storeDir, sha256)).then(
    () => true,
    () => false,
  )

async function sendFile(
  app: FastifyInstance,
  request: FastifyRequest,
  reply: FastifyReply,
  id: number,
): Promise<FastifyReply> {
  const arquivo = await findFile(app, id)
  if (!arquivo || arquivo.encoberto || (isExpired(arquivo) && !(await isStored(app, arquivo))))
    throw notFound(`Arquivo ${id} não encontrado.`)
  if (isExpired(arquivo)) throw new PortalError(403, 'Este documento está vencido e não pode ser baixado.')
  const headers = headersOf(arquivo, request)
  const [etag, lastModified] = [headers['etag'] ?? '', headers['last-modified'] ?? '']
  if (isNotModified(request, etag, lastModified))
    return reply.code(304).headers({ etag, 'cache-control': headers['cache-control'] }).send()
  const range = rangeAsked(request, arquivo.tamanho, etag, lastModified)
  if (range === 'unsatisfiable') {
    reply.header('content-range', `bytes */${arquivo.tamanho}`)
    throw new PortalError(416, 'O trecho pedido não existe neste arquivo.')
  }
  const file = await openFile(app, arquivo)
  const { start, end } = range === 'whole' ? { start: 0, end: arquivo.tamanho - 1 } : range
  reply.headers(headers).header('content-length', String(end - start + 1))
  if (range !== 'whole') reply.code(206).header('content-range', `bytes ${start}-${end}/${arquivo.tamanho}`)
  if (request.method === 'HEAD' || arquivo.tamanho === 0) {
    await file.close()
    return reply.send()
  }
  return reply.send(file.createReadStream({ start, end }))
}

const VERSAO = {
  type: 'string',
  description:
    'Como o sha256 do conteúdo começa, com ao menos 16 letras: o endereço é então deste conteúdo para sempre.',
}

interface FileDoc extends RouteDoc {
  querystring?: { properties: object }
}

type Find = (request: FastifyRequest, reply: FastifyReply) => Promise<number | FastifyReply>

/** Registers a call that sends the file whose number `find` returns, unless `find` has already replied. */
export function fileRoute(app: FastifyInstance, url: string, { querystring, ...doc }: FileDoc, find: Find): void {
  const properties = { ...querystring?.properties, versao: VERSAO }
  app.route({
    method: ['GET', 'HEAD'],
    url,
    ...describeCall('arquivos', { ...doc, querystring: { type: 'object', properties } }),
    ...followed,
    handler: async (request, reply) => {
      const found = await find(request, reply)
      return typeof found === 'number' ? sendFile(app, request, reply, found) : found
    },
  })
}

async function openFile(app: FastifyInstance, { arquivo, sha256, tamanho }: Arquivo): Promise<FileHandle> {
  try {
    return await openStored(app.config.storeDir, sha256, tamanho)
  } catch (error) {
    const isMissing = codeOf(error) === 'ENOENT'
    app.log.error(
      { arquivo, sha256, err: error },
      isMissing ? 'published file is missing from the store' : 'published file cannot be trusted or read',
    )
    if (isMissing) throw notFound(`O conteúdo do arquivo ${arquivo} não está disponível.`)
    throw new ComeBackLater(
      503,
      `O conteúdo do arquivo ${arquivo} não confere com o que foi publicado e não pode ser entregue agora.`,
      RETRY_SECONDS,
      error,
    )
  }
}
