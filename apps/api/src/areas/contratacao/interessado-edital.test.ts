// Tests subscriptions to a bid, from the form to the e-mail and the end: a subscriber gets one e-mail per change, and
// is deleted when no more can come.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { identificaParaBaixar } from '@portal/catalog/parametros'
import { API_BASE } from '@portal/catalog/rotas'
import { cnpjFrom, cpfFrom } from '@portal/kit/cpf-cnpj'
import { importPackage } from '../../../../data/src/import/import-package.ts'
import { writePackage } from '../../../../data/src/testing/scratch.ts'
import { Correio } from '../../mail/mail.ts'
import { visitorOf } from '../../testing/esic.ts'
import { insert } from '../../testing/insert.ts'
import { ENTIDADE, EXERCICIO } from '../../testing/sample.ts'
import { MANUAL, MANUAL_TEXT } from '../../testing/samples/portal.ts'
import { bodyOf, headerOf, openTestSmtp, type TestSmtp } from '../../testing/smtp.ts'
import { openTestPortal, type TestPortal } from '../../testing/test-portal.ts'

const PORTAL = 'https://transparencia.example'
const PATH = '/api/interessado-edital'
/** A bid under way in the sample. */
const EDITAL = { entidade: ENTIDADE, exercicio: EXERCICIO, tipoLicitacao: 7, licitacao: 4 }
const TERMINADA = { ...EDITAL, tipoLicitacao: 6, licitacao: 6 }
const ANA = { cpfCnpj: cpfFrom('123456789'), nome: 'Ana', email: 'Ana@example.org' }
const EMPRESA = { cpfCnpj: cnpjFrom('12ABC34501DE'), nome: 'Empresa', email: 'vendas@example.org' }

let portal: TestPortal
let smtp: TestSmtp
let folder: string

beforeAll(async () => {
  portal = await openTestPortal()
  folder = await mkdtemp(join(tmpdir(), 'portal-avisos-'))
})
afterAll(async () => {
  await portal.close()
  await rm(folder, { recursive: true })
})
beforeEach(async () => {
  smtp = await openTestSmtp()
})
afterEach(() => smtp.close())

const pedido = (interessadoFornecedor: object = ANA, edital: object = EDITAL) => ({ interessadoFornecedor, ...edital })
const ask = (payload: object, address?: string) => visitorOf(portal, address).post(PATH, payload)
const kept = async () =>
  (await portal.database.pool.query('select email from atendimento.interessado_edital order by email')).rows.map(
    ({ email }) => email,
  )

/** Loads a package with the current bid, as a city does. */
async function load(situacao: string, abertura: string): Promise<void> {
  const { tipoLicitacao, licitacao } = EDITAL
  const csv = [
    'entidade,exercicio,tipo_licitacao,licitacao,numero_licitacao,situacao,' +
      'data_publicacao,data_abertura,horario_abertura,objeto',
    `${ENTIDADE},${EXERCICIO},${tipoLicitacao},${licitacao},5,${situacao},2026-05-05,${abertura},09:30:00,Aquisição ` +
      'de pães',
  ].join('\n')
  await importPackage(
    portal.database.pool,
    await writePackage(await mkdtemp(join(folder, 'p-')), { licitacao: `${csv}\n` }),
    { storeDir: portal.config.storeDir, portal: PORTAL },
  )
}

async function deliver(): Promise<string[]> {
  const correio = new Correio({ pool: portal.database.pool, smtpUrl: smtp.url, from: undefined, log: () => undefined })
  await correio.sendWaiting()
  await correio.stop()
  return smtp.received.map((mail) =>
    [mail.to.join(), headerOf(mail, 'subject'), bodyOf(mail).replaceAll('\r\n', '\n')].join('\n'),
  )
}

describe('subscribing', () => {
  test('requires every field, with the messages of the specification', async () => {
    expect(await visitorOf(portal).faults({}, PATH)).toEqual([
      ['interessadoEditalNome', 'Nome é obrigatório.'],
      ['interessadoEditalCpfCnpj', 'CPF/CNPJ é obrigatório.'],
      ['interessadoEditalEmail', 'E-mail é obrigatório.'],
      ...['entidade', 'exercicio', 'tipoLicitacao', 'licitacao'].map((field) => [field, 'deve ser um número inteiro']),
    ])
    expect(
      await visitorOf(portal).faults(pedido({ cpfCnpj: '11111111111', nome: 'Ana', email: 'ana@' }), PATH),
    ).toEqual([
      ['interessadoEditalCpfCnpj', 'O CPF/CNPJ é inválido.'],
      ['interessadoEditalEmail', 'O formato do E-mail não é válido.'],
    ])
  })

  test('needs a bid that exists and is under way', async () => {
    expect((await ask(pedido(ANA, { ...EDITAL, licitacao: 999_999 }))).statusCode).toBe(404)
    const ended = await ask(pedido(ANA, TERMINADA))
    expect([ended.statusCode, ended.json().message]).toEqual([
      409,
      'Esta licitação já terminou: não há mais o que avisar.',
    ])
    expect(await kept()).toEqual([])
  })

  test('is refused for programs', async () => {
    expect((await ask({ ...pedido(), website: 'x' })).statusCode).toBe(422)
    const statuses: number[] = []
    for (let sent = 0; sent <= portal.config.submissionsPerHour; sent++)
      statuses.push((await ask(pedido(ANA, TERMINADA), '203.0.113.9')).statusCode)
    expect(new Set(statuses)).toEqual(new Set([409]))
    for (let sent = 0; sent <= portal.config.submissionsPerHour; sent++)
      statuses.push((await ask(pedido(), '203.0.113.9')).statusCode)
    expect(statuses.at(-1)).toBe(429)
    await portal.database.pool.query('delete from atendimento.interessado_edital')
  })
})

test('a subscriber gets one e-mail per change, until unsubscribing', async () => {
  await load('Em Andamento', '2026-05-20')
  const answer = await ask(pedido())
  expect([answer.statusCode, answer.json()]).toEqual([
    201,
    { value: 'Os dados foram salvos com sucesso.', acesso: expect.any(String) },
  ])
  expect((await ask(pedido())).statusCode).toBe(201)
  expect((await ask(pedido(EMPRESA))).statusCode).toBe(201)
  expect(await kept()).toEqual(['ana@example.org', 'vendas@example.org'])

  await insert(portal.database.pool, 'anexo', [
    { entidade: ENTIDADE, origem: 'licitacao', chave: `${EXERCICIO}/7/4`, ordem: 9, arquivo: MANUAL },
  ])
  await load('Suspensa', '2026-06-01')
  await load('Suspensa', '2026-06-01')
  const letters = await deliver()
  expect(letters).toHaveLength(2)
  const ana = letters.find((letter) => letter.startsWith('ana@')) ?? ''
  for (const said of [
    'Dispensa 5/2026: houve mudança',
    'Situação: de Em Andamento para Suspensa',
    'Abertura: de 20/05/2026 às 09:30 para 01/06/2026 às 09:30',
    'Documento novo: Manual do',
  ])
    expect(ana).toContain(said)
  expect(ana).toContain(`${PORTAL}/portaltransparencia/licitacoes/detalhes?`)
  expect(ana).not.toContain('Publicação')

  const ficha = /deixar-de-acompanhar\?entidade=\d+&ficha=(\S+)/.exec(ana)?.[1]
  const ended = await visitorOf(portal).post(`${PATH}/fim`, { ficha })
  expect([ended.statusCode, ended.json().value]).toEqual([200, expect.stringContaining('não receberá mais avisos')])
  expect((await visitorOf(portal).post(`${PATH}/fim`, { ficha: 'x' })).statusCode).toBe(400)
  expect(await kept()).toEqual(['vendas@example.org'])

  smtp.received.length = 0
  await load('Homologada', '2026-06-01')
  expect(await kept()).toEqual([])
  const last = await deliver()
  expect(last).toHaveLength(1)
  expect(last[0]).toMatch(/^vendas@[^]*de Suspensa para Homologada[^]*este é o último aviso/)
  await load('Em Andamento', '2026-06-01')
  expect((await portal.database.pool.query(`select from atendimento.correio where motivo = 'edital'`)).rowCount).toBe(0)
})

test('with identification required, only subscribers of a bid that takes proposals get its notice', async () => {
  const url = `/api/files/arquivo/${MANUAL}`
  const { acesso } = (await ask(pedido())).json<{ acesso: string }>()
  for (const [valor, status] of [
    ['N', 200],
    ['S', 403],
  ] as const) {
    await portal.database.pool.query(
      `insert into parametro (entidade, exercicio, parametro, valor) values ($1, $2, $3, $4)
      on conflict (entidade, exercicio, parametro) do update set valor = excluded.valor`,
      [ENTIDADE, EXERCICIO, identificaParaBaixar.parametro.numero, valor],
    )
    await expect.poll(async () => (await portal.get(url)).statusCode, { timeout: 3000, interval: 25 }).toBe(status)
  }
  expect((await portal.get(url)).json().message).toBe(
    'Cadastre-se na solicitação de notificação para poder fazer download dos editais.',
  )
  expect((await portal.get(`${url}?acesso=${acesso}`)).body).toBe(MANUAL_TEXT)
  const other = (await ask(pedido(ANA, { ...EDITAL, licitacao: 10 }))).json<{ acesso: string }>()
  expect((await portal.get(`${url}?acesso=${other.acesso}`)).statusCode).toBe(403)
  const head = await portal.app.inject({ method: 'HEAD', url: `${API_BASE}${url}` })
  expect(head.statusCode).toBe(403)
  await load('Revogada', '2026-06-01')
  expect((await portal.get(url)).body).toBe(MANUAL_TEXT)
})
