// Uploads the files of a request before the request itself, checks their type by their content, and returns them only
// to whoever follows the process.
import { createHash, randomBytes } from 'node:crypto'
import { Readable } from 'node:stream'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { ArquivoEnviado } from '@portal/catalog/atendimento/processo'
import { API_BASE } from '@portal/catalog/rotas'
import { detectContent, EXTENSOES, isNamedAs } from '@portal/kit/conteudo'
import { badRequest, notFound, PortalError } from '@portal/kit/errors'
import { withQuery } from '@portal/kit/link'
import { overloaded } from '../../http/errors.ts'
import { documented } from '../../openapi/documented.ts'
import { followed } from '../../http/followed.ts'
import { FILE_CSP } from '../../http/security.ts'
import { contentDisposition } from '../portal/arquivos/send-file.ts'
import { numbersIn } from '../../contexto/parameters.ts'
import { FORGET } from './arquivos-esquecidos.ts'
import { readSigned, segredoOf, sha256, sign } from './assinatura.ts'
import { Envios } from './envios.ts'
import { entidadeQueAtende } from './protocolo.ts'
import { callSchema } from './schemas.ts'

export const MAX_ARQUIVOS = 5
export const MAX_BYTES = 5 * 1024 * 1024
const MAX_NAME = 200
const LINK_MS = 30 * 60_000
/** Total size of all files that may wait for their requests at once. */
const MAX_WAITING_BYTES = 512 * 1024 * 1024

/** Deletes forgotten files and stores the new one, unless too much is already waiting. */
const STORE = `
with forgotten as (${FORGET})
insert into atendimento.arquivo (ficha_hash, entidade, nome, tipo_conteudo, tamanho, sha256, conteudo)
select $1, $2, $3, $4, $5, $6, $7
where (select coalesce(sum(tamanho), 0) from atendimento.arquivo where processo is null) < $8
returning arquivo`

const READ =
  'select nome, tipo_conteudo as tipo, conteudo from atendimento.arquivo where arquivo = $1 and processo is not null'

const purposeOf = (arquivo: number): string => `arquivo ${arquivo}`

/** Returns an address for one file, valid for LINK_MS. */
export async function linkOf(app: FastifyInstance, arquivo: number): Promise<string> {
  const acesso = sign(await segredoOf(app.pool), purposeOf(arquivo), Date.now() + LINK_MS)
  return API_BASE + withQuery(`/api/processos/arquivos/${arquivo}`, { acesso })
}

function checkFile(nome: string, bytes: Buffer): string {
  const fail = (message: string): never => {
    throw badRequest([{ field: 'arquivo', message }])
  }
  if (nome === '' || nome.length > MAX_NAME) fail(`O nome do arquivo deve ter de 1 a ${MAX_NAME} caracteres.`)
  if (bytes.length === 0) fail('O arquivo está vazio.')
  const found = detectContent(bytes)
  if (!found || !isNamedAs(nome, found)) return fail(`O arquivo não é de um tipo aceito. Use: ${EXTENSOES.join(', ')}.`)
  return found.tipo
}

export default async function arquivos(app: FastifyInstance): Promise<void> {
  const envios = new Envios(app, MAX_BYTES)
  app.addHook('onReady', () => envios.open())
  app.addHook('onClose', () => envios.close())
  app.addContentTypeParser('application/octet-stream', (_request, body, done) => done(null, body))

  async function store(entidade: number, nome: string, bytes: Buffer): Promise<ArquivoEnviado> {
    const tipo = checkFile(nome, bytes)
    const ficha = randomBytes(18).toString('base64url')
    const digest = createHash('sha256').update(bytes).digest('hex')
    const { rowCount } = await app.pool.query(STORE, [
      sha256(ficha),
      entidade,
      nome,
      tipo,
      bytes.length,
      digest,
      bytes,
      MAX_WAITING_BYTES,
    ])
    if (!rowCount) throw overloaded()
    return { ficha, nome, tipo, tamanho: bytes.length }
  }

  const upload = callSchema('Envia um arquivo (application/octet-stream) para um pedido que ainda será feito', {
    query: { nome: { type: 'string', description: 'Nome do arquivo, com a extensão.' } },
  })
  const onRequest = async (request: FastifyRequest, reply: FastifyReply): Promise<void> => envios.admit(request, reply)
  app.post('/api/processos/arquivos', { ...documented(upload), onRequest }, async (request, reply) => {
    const { entidade: chosen } = await app.contextoOf(request)
    const { nome: sent } = request.query as Record<string, unknown>
    const nome = typeof sent === 'string' ? sent.replace(/^.*[/\\]/, '').trim() : ''
    if (!(request.body instanceof Readable))
      throw new PortalError(415, 'Envie o arquivo como application/octet-stream.')
    const entidade = await entidadeQueAtende(app, chosen)
    const stored = await envios.receive(request.body, (bytes) => store(entidade, nome, bytes))
    return reply.code(201).header('cache-control', 'no-store').send(stored)
  })

  const download = callSchema('Arquivo de um processo, pelo endereço que a consulta do protocolo dá', {
    params: { id: { type: 'integer', description: 'Arquivo' } },
    query: { acesso: { type: 'string', description: 'Vem no endereço; vale por alguns minutos.' } },
  })
  app.get('/api/processos/arquivos/:id', { ...documented(download), ...followed }, async (request, reply) => {
    const { id } = numbersIn(request, ['id'])
    const { acesso } = request.query as Record<string, unknown>
    const until = typeof acesso === 'string' ? readSigned(await segredoOf(app.pool), purposeOf(id), acesso) : undefined
    if (until === undefined || until < Date.now()) {
      throw new PortalError(403, 'Este endereço não vale mais. Consulte o protocolo de novo e abra o arquivo por lá.')
    }
    const { rows } = await app.pool.query<{ nome: string; tipo: string; conteudo: Buffer }>(READ, [id])
    if (!rows[0]) throw notFound(`Arquivo ${id} não encontrado.`)
    const { nome, tipo, conteudo } = rows[0]
    return reply
      .headers({
        'cache-control': 'private, no-store',
        'content-type': tipo === 'text/plain' ? 'text/plain; charset=utf-8' : tipo,
        'content-disposition': contentDisposition(nome, 'application/octet-stream'),
        'content-security-policy': FILE_CSP,
      })
      .send(conteudo)
  })
}
