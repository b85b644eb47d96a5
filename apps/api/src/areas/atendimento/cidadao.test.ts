// Tests what the area publishes at addresses existing clients build, and that the number of a health card stays hidden
// from who does not have it.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Servico } from '@portal/catalog/atendimento/carta-servicos'
import type { Row } from '@portal/kit/list'
import { ENTIDADE, EXERCICIO, OUTRA_ENTIDADE } from '../../testing/sample.ts'
import { ROWS } from '../../testing/sample-rows.ts'
import { cnsOf } from '../../testing/samples/cidadao.ts'
import { MANUAL, MANUAL_TEXT } from '../../testing/samples/portal.ts'
import { openTestPortal, type TestPortal } from '../../testing/test-portal.ts'

let portal: TestPortal

beforeAll(async () => {
  portal = await openTestPortal({ config: { trustedProxies: 1 } })
  const { pool } = portal.database
  await pool.query(`update alvara set arquivo = ${MANUAL} where pessoa = 1 and alvara = 1`)
  await pool.query(`update conselho_reuniao set arquivo = ${MANUAL} where reuniao = 1`)
  await pool.query(`update documento_saude set arquivo = ${MANUAL} where documento = 1`)
  await pool.query(`update escala_profissional set arquivo = ${MANUAL} where escala = 1`)
})
afterAll(() => portal.close())

const contexto = (entidade = ENTIDADE): string => `entidade=${entidade}&exercicio=${EXERCICIO}`
const get = (path: string, more = '') => portal.get(`${path}?${contexto()}${more}`)

it('returns the licences of a person, with the file of each', async () => {
  expect((await get('/api/alvara/detalhe', '&pessoa=1')).json()).toMatchObject({
    pessoa: 1,
    logradouro: 'Rua das Flores',
  })
  const alvaras = (await get('/api/alvara/detalhe/arquivos', '&pessoa=1')).json<Row[]>()
  expect(alvaras.map(({ numeroAlvara, idArquivo }) => [numeroAlvara, idArquivo])).toEqual([
    ['7/2020', undefined],
    ['12/2026', MANUAL],
  ])
  expect((await portal.get(`/api/alvara/arquivo/${MANUAL}`)).body).toBe(MANUAL_TEXT)
  expect((await portal.get('/api/alvara/arquivo/101')).statusCode).toBe(404)
})

describe('councils', () => {
  it('are those of the year in the path', async () => {
    const ids = async (year: number) =>
      (await portal.get(`/api/conselhos/${year}?entidade=${ENTIDADE}`)).json<Row[]>().map(({ id }) => id)
    const now = await ids(EXERCICIO)
    expect(now.length).toBe(ROWS)
    const before = await ids(EXERCICIO - 1)
    expect(before.length).toBeGreaterThan(0)
    expect(before.length).toBeLessThan(now.length)
  })

  it('come with members and meetings, without any CPF, and with the minutes as files', async () => {
    const one = (await portal.get(`/api/conselhos/${EXERCICIO}/1?entidade=${ENTIDADE}`)).json()
    expect(one).toMatchObject({ id: 1, local: 'Paço Municipal' })
    expect(one.conselheiros).toMatchObject([
      { nome: 'Ana Prado', status: 'A', situacao: 'Ativo' },
      { nome: 'João Ferraz, CPF ***.654.321-**', status: 'I' },
    ])
    expect(one.reunioes.map(({ data, idArquivo }: Row) => [data, idArquivo])).toEqual([
      [`${EXERCICIO}-03-10`, undefined],
      [`${EXERCICIO}-02-10`, MANUAL],
    ])
    expect((await portal.get(`/api/conselhos/arquivo/${MANUAL}`)).body).toBe(MANUAL_TEXT)
    expect((await get('/api/conselhos/relatorios', '&id=1')).json()).toMatchObject([{ idArquivo: 7 }])
    expect((await portal.get(`/api/conselhos/${EXERCICIO}/999?entidade=${ENTIDADE}`)).statusCode).toBe(404)
    expect((await portal.get('/api/conselhos/x')).statusCode).toBe(400)
    expect((await portal.get(`/api/conselhos/${EXERCICIO}/x`)).json().violations).toMatchObject([
      { field: 'idConselho' },
    ])
  })
})

it('returns one hearing with its files', async () => {
  expect((await get('/api/audiencias-publicas/detalhes', '&id=7')).json()).toMatchObject({
    id: 7,
    indicativo: 1,
    situacao: 'Não ocorreu',
  })
  expect((await get('/api/audiencias-publicas/arquivos', '&id=1')).json()).toMatchObject([{ idArquivo: 7 }])
})

it('serves health documents and schedules by their own codes', async () => {
  for (const path of ['documentos-saude', 'escalas-profissionais']) {
    expect((await get(`/api/${path}/1`)).body, path).toBe(MANUAL_TEXT)
    expect((await portal.get(`/api/${path}/1?${contexto(OUTRA_ENTIDADE)}`)).statusCode, path).toBe(404)
  }
})

it('returns the six items the law requires of a service, or only its text, and finds it by any of them', async () => {
  const services = async (filtro: string) => (await get('/api/carta-servicos', `&filtro=${filtro}`)).json<Servico[]>()
  const [poda, matricula] = await services('')
  expect(poda).toMatchObject({
    id: { id: 1 },
    publico: 'Qualquer um',
    prazo: '30 dias',
    reclamacao: 'Ouvidoria',
    link: '/contato',
  })
  expect(matricula).toEqual({ id: { id: 2 }, titulo: 'Matrícula', descricao: 'Na escola.' })
  expect((await services('arvore')).length).toBe(1)
  expect((await get('/api/carta-servicos/report', '&exportType=csv')).body).toContain('Matrícula')
})

describe('a card of the health service', () => {
  const cns = cnsOf(2)
  const asking = (card: string, address: string) =>
    portal.get(`/api/filas-atendimento-saude/cns/${encodeURIComponent(card)}?${contexto()}`, {
      'x-forwarded-for': address,
    })

  it('is masked in the queue and in its file', async () => {
    const queue = (await get('/api/filas-atendimento-saude/1')).json<Row[]>()
    expect(queue.map(({ f_ordem }) => f_ordem)).toEqual([1, 2, 3])
    expect(queue[1]?.f_usuario_cns).toBe(`*** **** ${cns.slice(7, 11)} ****`)
    const paged = (await get('/api/filas-atendimento-saude/pacientes', '&f_fila_codigo=1')).json()
    expect(paged.content).toEqual(queue)
    expect((await portal.get('/api/filas-atendimento-saude/x')).statusCode).toBe(400)
  })

  it('finds its holder’s place in any notation, and is not cached', async () => {
    const found = await asking(`${cns.slice(0, 3)} ${cns.slice(3)}`, '203.0.113.5')
    expect(found.json()).toMatchObject([
      {
        f_fila_codigo: 1,
        f_ordem: 2,
        f_posicao: `${EXERCICIO}-03-01`,
        f_usuario_cns: `*** **** ${cns.slice(7, 11)} ****`,
      },
    ])
    expect(found.headers['cache-control']).toBe('private, no-store')
    expect((await asking(cnsOf(50), '203.0.113.5')).json()).toEqual([])
  })

  it('is refused when invalid, and when too many are tried', async () => {
    const wrong = await asking(`${cns.slice(0, 14)}${(Number(cns[14]) + 1) % 10}`, '203.0.113.6')
    expect([wrong.statusCode, wrong.json().violations]).toEqual([400, [{ field: 'cns', message: 'O CNS é inválido.' }]])
    const tried: number[] = []
    for (let number = 60; number < 70; number++) tried.push((await asking(cnsOf(number), '203.0.113.7')).statusCode)
    expect(tried.slice(0, 4)).toEqual([200, 200, 200, 200])
    expect(tried.at(-1)).toBe(429)
    const refused = await asking(cns, '203.0.113.7')
    expect([refused.statusCode, refused.json().message]).toEqual([
      429,
      expect.stringContaining('Muitas buscas por CNS'),
    ])
  })
})
