import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Processo, ProcessoCriado } from '@portal/catalog/atendimento/processo'
import type { Regra } from '@portal/atendimento/regra'
import type { ErrorBody } from '@portal/kit/errors'
import { isDiaUtil, diasEntre } from '@portal/atendimento/prazo'
import { anonima, identificada, visitorOf, type Visitor } from '../../testing/esic.ts'
import { ENTIDADE } from '../../testing/sample.ts'
import { openTestPortal, type TestPortal } from '../../testing/test-portal.ts'
import { permiteRecurso, prazoDoRecurso, type Andamento } from './recurso.ts'

let portal: TestPortal
let visitor: Visitor

beforeAll(async () => {
  portal = await openTestPortal()
  visitor = visitorOf(portal)
})
afterAll(() => portal.close())

const close = ({ exercicio, processo }: ProcessoCriado, situacao = 'Indeferido', daysAgo = 0) =>
  portal.database.pool.query(
    `update atendimento.processo set situacao = $4, encerrado_em = now() - make_interval(days => $5)
    where entidade = $1 and exercicio = $2 and processo = $3`,
    [ENTIDADE, exercicio, processo, situacao, daysAgo],
  )

const appeal = ({ exercicio, processo, senha }: ProcessoCriado, parts: object = {}) =>
  visitor.post('/api/processos', {
    ...anonima({ assunto: 'Recurso', processoReferencia: { exercicio, processo, senha } }),
    ...parts,
  })

describe('an appeal', () => {
  let made: ProcessoCriado

  beforeEach(async () => {
    made = await visitor.ask(identificada())
    await close(made)
  })

  test('links to its process, keeps the original requester, and is made once', async () => {
    expect(await visitor.follow(made)).toMatchObject({ permiteCriarReferencia: true, prazoRecurso: expect.any(String) })
    const response = await appeal(made, { formaRecebimento: 'Papel' })
    expect(response.statusCode).toBe(201)
    const second = response.json<ProcessoCriado>()
    const { rows } = await portal.database.pool.query<{ data: string }>(
      'select data from atendimento.processo where (entidade, exercicio, processo) = ($1, $2, $3)',
      [ENTIDADE, second.exercicio, second.processo],
    )
    expect(diasEntre(rows[0]?.data ?? '', second.prazo)).toBeLessThan(14)
    expect(isDiaUtil(second.prazo, { feriados: new Set() })).toBe(true)
    expect(await visitor.follow(second)).toMatchObject({
      requerente: 'Maria da Silva',
      processoReferencia: { exercicio: made.exercicio, processo: made.processo },
      formaRecebimento: 'Papel',
    })
    const followed: Processo = await visitor.follow(made)
    expect(followed).toMatchObject({
      permiteCriarReferencia: false,
      recursos: [{ processo: second.processo, situacao: 'Em análise' }],
    })
    expect((await appeal(made)).json<ErrorBody>()).toMatchObject({
      status: 409,
      message: 'Este processo não aceita recurso.',
    })
  })

  test('sent twice at the same time is made once', async () => {
    const statuses = await Promise.all(Array.from({ length: 5 }, async () => (await appeal(made)).statusCode))
    expect(statuses.sort()).toEqual([201, 409, 409, 409, 409])
  })

  test('needs the password: without it the process is not found', async () => {
    const response = await appeal({ ...made, senha: 'AAAA-AAAA-AAAA-AAAA-AAAA-AAAA' })
    expect([response.statusCode, response.json<ErrorBody>().message]).toEqual([404, 'Nenhum processo encontrado'])
  })

  test('is open for ten days after the response, and never for a process on time or cancelled', async () => {
    await close(made, 'Atendido', 40)
    expect((await visitor.follow(made)).permiteCriarReferencia).toBe(false)
    expect((await appeal(made)).statusCode).toBe(409)
    await close(made, 'Cancelado')
    expect((await visitor.follow(made)).permiteCriarReferencia).toBe(false)
    const open = await visitor.ask()
    expect((await appeal(open)).statusCode).toBe(409)
    await portal.database.pool.query('update atendimento.processo set prazo = current_date - 1 where processo = $1', [
      open.processo,
    ])
    expect(await visitor.follow(open)).toMatchObject({ atrasado: true, permiteCriarReferencia: true })
    expect((await appeal(open, { formaRecebimento: 'Papel' })).statusCode).toBe(400)
    expect((await appeal(open)).statusCode).toBe(201)
  })
})

describe('the rule', () => {
  const regra: Regra = {
    prazoDias: 20,
    prorrogacaoDias: 10,
    recursoDias: 10,
    respostaRecursoDias: 5,
    contagem: 'corridos',
    terminaEmDiaUtil: true,
    retencaoAnos: 5,
    feriados: new Set(),
    hoje: '2026-03-16',
  }
  const answered: Andamento = {
    situacao: 'Atendido',
    instancia: 0,
    prazo: '2026-03-30',
    encerrado: '2026-03-05',
    recursos: 0,
  }

  test('moves a deadline to a working day', () => {
    expect(prazoDoRecurso(answered, regra)).toBe('2026-03-16')
    expect(prazoDoRecurso(answered, { ...regra, hoje: '2026-03-17' })).toBeUndefined()
  })

  test('allows two in a row and no more', () => {
    expect([0, 1, 2].map((instancia) => permiteRecurso({ ...answered, instancia }, regra))).toEqual([true, true, false])
    expect(permiteRecurso({ ...answered, recursos: 1 }, regra)).toBe(false)
  })
})
