// Tests what the citizen area publishes: the list of requests, its statistics, the counter, and the parameters by which
// an entity restricts requests.
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import type { ProcessoPublico } from '@portal/catalog/atendimento/processo'
import type { PedidosDoMes, TempoMedio, Grupo } from '@portal/catalog/atendimento/estatisticas'
import { GRUPOS } from '@portal/catalog/atendimento/estatisticas'
import type { Page } from '@portal/kit/list'
import type { ErrorBody } from '@portal/kit/errors'
import { anonima, identificada, visitorOf, type Visitor } from '../../testing/esic.ts'
import { ENTIDADE, EXERCICIO, OUTRA_ENTIDADE } from '../../testing/sample.ts'
import { openTestDatabase, type TestDatabase } from '../../testing/test-database.ts'
import { openTestPortal, type TestPortal } from '../../testing/test-portal.ts'

let portal: TestPortal
let visitor: Visitor
let demo: TestDatabase
let city: TestPortal

beforeAll(async () => {
  portal = await openTestPortal()
  visitor = visitorOf(portal)
  demo = await openTestDatabase('demo')
  city = await openTestPortal({ database: demo })
})
afterAll(async () => {
  await Promise.all([portal.close(), city.close()])
  await demo.close()
})

const json = async <T>(from: TestPortal, path: string, query = ''): Promise<T> => {
  const response = await from.get(`${path}${path.includes('?') ? '&' : '?'}${query}`)
  expect([path, response.statusCode]).toEqual([path, 200])
  return response.json<T>()
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0)

async function expectAgreement(from: TestPortal, contexto: string): Promise<number> {
  const count = async (filter: string): Promise<number> =>
    (await json<Page>(from, `/api/processos/esic?usuario=e-SIC&size=1${filter}`, contexto)).totalElements
  const months = await json<PedidosDoMes[]>(from, '/api/estatisticas', contexto)
  expect(months.map(({ mes }) => mes)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])
  const total = await count('')
  expect(sum(months.map(({ pedidos }) => pedidos))).toBe(total)
  expect(sum(months.map(({ atendidos }) => atendidos))).toBe(await count('&situacao=Atendido'))
  expect(sum(months.map(({ indeferidos }) => indeferidos))).toBe(await count('&situacao=Indeferido'))
  expect(sum(months.map(({ cancelados }) => cancelados))).toBe(await count('&situacao=Cancelado'))
  for (const grupo of GRUPOS) {
    expect(sum((await json<Grupo[]>(from, `/api/estatisticas/${grupo}`, contexto)).map(({ value }) => value))).toBe(
      total,
    )
  }
  const { respondidos, dentroDoPrazo, media } = await json<TempoMedio>(from, '/api/estatisticas/media', contexto)
  expect(respondidos).toBe((await count('&situacao=Atendido')) + (await count('&situacao=Indeferido')))
  expect(dentroDoPrazo).toBeLessThanOrEqual(respondidos)
  expect(media === undefined).toBe(respondidos === 0)
  return total
}

describe('the statistics', () => {
  test('agree with the list, in the sample and in every year of the demo city', async () => {
    expect(await expectAgreement(portal, `entidade=${ENTIDADE}&exercicio=${EXERCICIO}`)).toBeGreaterThan(50)
    expect(await expectAgreement(portal, `entidade=${OUTRA_ENTIDADE}&exercicio=${EXERCICIO}`)).toBe(0)
    for (const exercicio of [2024, 2025, 2026])
      expect(await expectAgreement(city, `entidade=1&exercicio=${exercicio}`)).toBeGreaterThan(60)
  })

  test('count groups by what requesters informed', async () => {
    await visitor.ask(identificada())
    await visitor.ask(anonima())
    const { rows } = await portal.database.pool.query(
      'select idade, sexo, escolaridade from atendimento.requerente where nome = $1',
      ['Maria da Silva'],
    )
    expect(rows).toEqual([{ idade: expect.any(Number), sexo: 'F', escolaridade: 5 }])
    const groups = await json<Grupo[]>(
      portal,
      '/api/estatisticas/processos-por-genero',
      `entidade=${ENTIDADE}&exercicio=${EXERCICIO}`,
    )
    expect(groups.map(({ label }) => label)).toEqual(['Feminino', 'Masculino', 'Não informado'])
  })
})

/** Creates the current year, which the sample may lack, until the test ends. */
async function openYear(exercicio: number): Promise<void> {
  const sql = 'insert into exercicio (entidade, exercicio, ano_base_ppa) values ($1, $2, $2) on conflict do nothing'
  const { rowCount } = await portal.database.pool.query(sql, [ENTIDADE, exercicio])
  if (rowCount === 0) return
  onTestFinished(async () => {
    await portal.database.pool.query('delete from exercicio where (entidade, exercicio) = ($1, $2)', [
      ENTIDADE,
      exercicio,
    ])
  })
}

describe('the list', () => {
  const contexto = `entidade=${ENTIDADE}&exercicio=${EXERCICIO}`

  test('shows a new request at once, without a load, and no text before the triage', async () => {
    const { exercicio } = await visitor.ask(identificada())
    await openYear(exercicio)
    const ofTheYear = `entidade=${ENTIDADE}&exercicio=${exercicio}`
    const path = `/api/processos/esic?usuario=e-SIC&size=1&${ofTheYear}`
    const stored = async (): Promise<number> =>
      (
        await portal.database.pool.query(
          `select count(*)::int as n from atendimento.processo where usuario = 'e-SIC' and entidade = $1
            and exercicio = $2`,
          [ENTIDADE, exercicio],
        )
      ).rows[0]?.n
    const expectAll = async (): Promise<void> =>
      expect
        .poll(async () => (await portal.get(path)).json<Page>().totalElements, { timeout: 5000 })
        .toBe(await stored())
    await expectAll()
    const before = await portal.get(path)
    const made = await visitor.ask(identificada({ digitacao: 'Sou Maria da Silva' }))
    await expectAll()
    const again = await portal.get(path, { 'if-none-match': String(before.headers.etag) })
    expect(again.statusCode).toBe(200)
    const { content } = (await portal.get(`/api/processos/esic?size=2000&${ofTheYear}`)).json<Page>()
    const row = content.find(({ processo }) => processo === made.processo)
    expect(row).toMatchObject({
      processoExercicio: `${made.processo}/${made.exercicio}`,
      situacao: 'Em análise',
      tipo: 'E-SIC',
      grauSigilo: 'Ostensivo',
    })
    expect(row).toMatchObject({ publicacao: 'Em triagem', digitacao: 'Em triagem', assunto: 'Em triagem' })
  })

  test('shows the texts of the desk only once they are published, each step separately', async () => {
    const { exercicio, processo } = await visitor.ask(identificada({ digitacao: 'Sou Maria da Silva' }))
    const key = [ENTIDADE, exercicio, processo]
    const change = (sql: string): Promise<unknown> =>
      portal.database.pool.query(`${sql} where (entidade, exercicio, processo) = ($1, $2, $3)`, key)
    await portal.database.pool.query(
      `insert into atendimento.tramitacao (entidade, exercicio, processo, sequencia, local, funcao, situacao, parecer)
      values ($1, $2, $3, 2, 'Saúde', 'SIC', 'Em tramitação', 'Cara Maria da Silva')`,
      key,
    )
    const shown = async (): Promise<string[]> => {
      const found = await json<ProcessoPublico>(
        portal,
        `/api/processos?entidade=${ENTIDADE}&exercicio=${exercicio}&numero=${processo}&tipo=e-SIC`,
      )
      return [found.publicacao, found.assunto, found.digitacao, ...found.tramitacoes.map(({ parecer }) => parecer)]
    }
    const recebido = 'Pedido recebido pelo portal.'
    expect(await shown()).toEqual(['Em triagem', 'Em triagem', 'Em triagem', recebido, 'Em triagem'])
    await change(
      `update atendimento.processo set assunto_publico = 'Merenda', digitacao_publica = 'Sou eu', publicado_em = now()`,
    )
    expect(await shown()).toEqual(['Publicado', 'Merenda', 'Sou eu', recebido, 'Em triagem'])
    await change(`update atendimento.tramitacao set parecer_publico = 'Cara cidadã'`)
    expect((await shown()).at(-1)).toBe('Cara cidadã')
    await change(`update atendimento.tramitacao set parecer_publico = null`)
    await change(
      `update atendimento.processo set assunto_publico = null, digitacao_publica = null, publicado_em = null,
        grau_sigilo = 'Reservado'`,
    )
    expect(await shown()).toEqual(Array(5).fill('Acesso restrito'))
  })

  test('shows no requester, in pages or exports', async () => {
    for (const path of [
      `/api/processos/esic?size=2000&${contexto}`,
      `/api/processos/report?exportType=csv&${contexto}`,
      `/api/processos/report?exportType=txt&${contexto}`,
    ]) {
      expect((await portal.get(path)).body).not.toMatch(/Fulana|Maria da Silva|529\.?982|example\.org/)
    }
  })
})

describe('the counter and the people in charge', () => {
  const contexto = `entidade=${ENTIDADE}&exercicio=${EXERCICIO}`

  test('are what the city published', async () => {
    expect(await json(portal, '/parametros/sic-fisico', contexto)).toEqual({
      id: 7,
      nome: 'relatório de viagem.pdf',
      tamanho: 1234,
      link: '/portaltransparencia-api/api/files/arquivo/7',
    })
    expect(await json(portal, '/parametros/sic-fisico/mensagem', contexto)).toEqual({ valor: 'Venha ao balcão.' })
    expect(await json(portal, '/parametros/sic-fisico/mensagem?tipoCadastro=2', contexto)).toEqual({
      valor: 'Traga o número do protocolo.',
    })
    expect(await json(portal, '/parametros/responsavel-lai', contexto)).toEqual([
      { nome: 'Otávia Prado', email: 'sic@example.org', tel: '3133334455' },
    ])
    expect(await json(portal, '/atendimento/1', contexto)).toEqual({
      id: { id: 1, entidade: ENTIDADE },
      valor: 'Setor de Protocolo',
    })
    expect(await json<unknown[]>(portal, '/api/processos/escolaridades')).toHaveLength(9)
  })

  test('may be empty', async () => {
    const other = `entidade=${OUTRA_ENTIDADE}&exercicio=${EXERCICIO}`
    expect(await json(portal, '/parametros/sic-fisico', other)).toEqual({})
    expect(await json(portal, '/parametros/sic-fisico/mensagem', other)).toEqual({})
    expect(await json(portal, '/parametros/responsavel-lai', other)).toEqual([])
    expect((await portal.get(`/atendimento/2?${other}`)).statusCode).toBe(404)
    expect((await portal.get(`/parametros/sic-fisico/mensagem?tipoCadastro=3&${other}`)).statusCode).toBe(400)
  })
})

describe('an entity', () => {
  const set = async (numero: number, valor: string): Promise<void> => {
    await portal.database.pool.query('update parametro set valor = $3 where entidade = $1 and parametro = $2', [
      ENTIDADE,
      numero,
      valor,
    ])
  }
  const status = async (payload: object): Promise<number> => (await visitor.post('/api/processos', payload)).statusCode

  test('may refuse all requests except appeals, or anonymous requests', async () => {
    const { exercicio, processo, senha } = await visitor.ask()
    await portal.database.pool.query(
      'update atendimento.processo set prazo = current_date - 1 where (entidade, exercicio, processo) = ($1, $2, $3)',
      [ENTIDADE, exercicio, processo],
    )
    await set(55, '1')
    await expect.poll(() => status(anonima()), { timeout: 5000 }).toBe(403)
    expect(await status(anonima({ processoReferencia: { exercicio, processo, senha } }))).toBe(201)
    await set(55, '2')
    await set(105, 'N')
    await expect.poll(() => status(anonima()), { timeout: 5000 }).toBe(400)
    expect((await visitor.post('/api/processos', anonima())).json<ErrorBody>().violations?.[0]?.field).toBe(
      'tipoSolicitacao',
    )
    expect(await status(identificada())).toBe(201)
    await set(105, 'S')
  })

  test('may have its requests handled by another', async () => {
    await set(78, String(OUTRA_ENTIDADE))
    await expect.poll(async () => (await visitor.ask()).entidade, { timeout: 5000 }).toBe(OUTRA_ENTIDADE)
    const made = await visitor.ask()
    expect(await visitor.follow({ ...made, entidade: ENTIDADE })).toMatchObject({
      entidade: OUTRA_ENTIDADE,
      processo: made.processo,
    })
    await set(78, 'S')
  })
})
