// `npm run testemunha -- X.Y.Z`: writes the witness of a release, for later releases to open: the published example as
// a city, with what visitors write.
import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ArquivoEnviado, ProcessoCriado } from '@portal/catalog/atendimento/processo'
import { API_BASE } from '@portal/catalog/rotas'
import { cpfFrom } from '@portal/kit/cpf-cnpj'
import { testHome } from '@portal/db/testing/test-server'
import { anonima, identificada, visitorOf } from '../apps/api/src/testing/esic.ts'
import { ENTIDADE, EXERCICIO } from '../apps/api/src/testing/sample.ts'
import { openTestDatabase, type TestDatabase } from '../apps/api/src/testing/test-database.ts'
import { openTestPortal, type TestPortal } from '../apps/api/src/testing/test-portal.ts'
import {
  askLists,
  countRows,
  findRecords,
  follow,
  openReader,
  packCopy,
  read,
  witnessFiles,
  type Witness,
} from '../apps/api/src/testing/witness.ts'
import { makeCopia } from '../apps/data/src/copia/make-copia.ts'
import { tabelasIn } from '../apps/data/src/copia/tabelas.ts'
import { retirar } from '../apps/data/src/retirada/retirar.ts'

const MOST_BYTES = 2 * 1024 * 1024
/** Tables that may have no rows in the witness: filled only when a table needs it, or while an e-mail is being sent. */
const MAY_BE_EMPTY = new Set(['sistema.acesso'])

const [versao = ''] = process.argv.slice(2)
if (!/^\d+\.\d+\.\d+$/.test(versao)) throw new Error('Diga a versão: npm run testemunha -- X.Y.Z')

async function send(
  { app }: TestPortal,
  path: string,
  payload: object | Buffer,
  type = 'application/json',
): Promise<unknown> {
  const url = `${API_BASE}${path}${path.includes('?') ? '&' : '?'}entidade=${ENTIDADE}&exercicio=${EXERCICIO}`
  const { statusCode, body } = await app.inject({ method: 'POST', url, payload, headers: { 'content-type': type } })
  if (statusCode >= 300) throw new Error(`${path}: ${statusCode} ${body}`)
  return body === '' ? undefined : JSON.parse(body)
}

/**
 * Writes as visitors do: an anonymous request, one with name, file and e-mail, one refused and appealed, a message, and
 * a follower of a licitação.
 */
async function visit(portal: TestPortal): Promise<ProcessoCriado[]> {
  const { pool } = portal.database
  const visitor = visitorOf(portal)
  const pdf = Buffer.concat([Buffer.from('%PDF-1.4\n'), Buffer.alloc(500, 7)])
  const { ficha } = (await send(
    portal,
    '/api/processos/arquivos?nome=foto.pdf',
    pdf,
    'application/octet-stream',
  )) as ArquivoEnviado
  const plain = await visitor.ask(anonima())
  const named = await visitor.ask(identificada({ arquivos: [ficha] }))
  await send(portal, '/api/pessoa/confirmacao', await confirmationOf(portal, named))
  const refused = await visitor.ask(identificada({ assunto: 'Creches' }))
  await pool.query(
    `update atendimento.processo set situacao = 'Indeferido', encerrado_em = now() where entidade = $1
      and exercicio = $2 and processo = $3`,
    [ENTIDADE, refused.exercicio, refused.processo],
  )
  const { exercicio, processo, senha } = refused
  const appealed = (await send(
    portal,
    '/api/processos',
    anonima({ assunto: 'Recurso', processoReferencia: { exercicio, processo, senha } }),
  )) as ProcessoCriado
  await send(portal, '/api/mensagens', {
    nome: 'Ana',
    email: 'ana@example.org',
    assunto: 'Rua',
    mensagem: 'A rua precisa de luz.',
  })
  await pool.query(
    `insert into atendimento.feriado (entidade, data, descricao) values ($1, '2026-06-24', 'Padroeiro')`,
    [ENTIDADE],
  )
  await followBid(portal)
  return [plain, named, refused, appealed]
}

/** Returns the parameters of the link in the e-mail of a request. */
async function confirmationOf(portal: TestPortal, { exercicio, processo }: ProcessoCriado): Promise<object> {
  const { rows } = await portal.database.pool.query<{ texto: string }>(
    `select texto from atendimento.correio where motivo = 'recebimento'
      and (entidade, exercicio, processo) = ($1, $2, $3)`,
    [ENTIDADE, exercicio, processo],
  )
  const link = /https?:\S+\/esic\/confirmar\?\S+/.exec(rows[0]?.texto ?? '')?.[0]
  if (link === undefined) throw new Error('The e-mail of the request has no address to confirm it by.')
  const { entidade, ano, numero, acesso } = Object.fromEntries(new URL(link).searchParams)
  return { entidade, exercicio: ano, processo: numero, acesso }
}

/** Follows the first licitação that accepts it, which only open ones do. */
async function followBid(portal: TestPortal): Promise<void> {
  const { rows } = await portal.database.pool.query<{ tipo: number; licitacao: number }>(
    'select tipo_licitacao as tipo, licitacao from licitacao where entidade = $1 and exercicio = $2',
    [ENTIDADE, EXERCICIO],
  )
  const interessadoFornecedor = { cpfCnpj: cpfFrom('123456789'), nome: 'Ana', email: 'ana@example.org' }
  for (const { tipo, licitacao } of rows) {
    const edital = { entidade: ENTIDADE, exercicio: EXERCICIO, tipoLicitacao: tipo, licitacao }
    const taken = await send(portal, '/api/interessado-edital', { interessadoFornecedor, ...edital }).then(
      () => true,
      () => false,
    )
    if (taken) return
  }
  throw new Error('No bid of the example may be followed.')
}

/** Takes a term of the glossary down, so that what was withdrawn is in the witness too. */
async function takeDown({ pool }: TestDatabase): Promise<void> {
  const { rows } = await pool.query<Record<string, number>>(
    'select entidade, termo from glossario order by 1, 2 limit 1',
  )
  const alvo = { tipo: 'linha', tabela: 'glossario', chave: rows[0] ?? {} } as const
  await retirar(pool, storeDir, alvo, { quem: 'Encarregado', motivo: 'Pedido 1/2026' })
}

const folder = mkdtempSync(join(tmpdir(), 'portal-testemunha-'))
const database = await openTestDatabase('exemplo')
const storeDir = join(testHome(), 'arquivos')
const reader = await openReader(database)
const portal = await openTestPortal({ database, config: { storeDir, publicUrl: 'https://portal.example' } })
try {
  const requests = await visit(portal)
  await takeDown(database)
  await database.pool.query(`insert into sistema.estado (chave, valor) values ('manutencao', 'N')`)
  const rows = await countRows(
    database.pool,
    (await tabelasIn(database.pool)).map(({ nome }) => nome),
  )
  const empty = Object.keys(rows).filter((table) => rows[table] === 0 && !MAY_BE_EMPTY.has(table))
  if (empty.length > 0) throw new Error(`A testemunha precisa de linhas em ${empty.join(', ')}.`)
  await makeCopia(database.pool, join(folder, 'copia'), { storeDir, semCifra: true })
  const records = await Promise.all(
    (await findRecords(reader)).map(async (address) => ({ address, answer: await read(reader, address) })),
  )
  const { rows: files } = await database.pool.query<{ sha256: string }>(
    'select distinct sha256 from arquivo order by 1',
  )
  const witness: Witness = {
    versao,
    rows,
    lists: await askLists(reader, database.pool),
    records,
    requests: await Promise.all(requests.map(async (made) => ({ ...made, answer: await follow(portal, made) }))),
    files: files.map(({ sha256 }) => sha256),
  }
  const [json = '', tar = ''] = witnessFiles(versao)
  writeFileSync(json, `${JSON.stringify(witness, undefined, 1)}\n`)
  packCopy(join(folder, 'copia'), versao)
  const bytes = statSync(tar).size
  if (bytes > MOST_BYTES) throw new Error(`A testemunha tem ${bytes} bytes: mais que 2 MB.`)
  console.log(
    `${tar}: ${bytes} bytes, ${witness.lists.length} listas, ${records.length} registros, ${requests.length} pedidos`,
  )
} finally {
  await portal.close()
  await reader.close()
  await database.close()
  rmSync(folder, { recursive: true })
}
