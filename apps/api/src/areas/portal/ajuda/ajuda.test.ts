// Tests the help pages: glossary, questions, links, the bodies of the entity, and certificates, which are refused once
// they expire.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Certidao, LinkUtil, Orgao, Pergunta, Termo } from '@portal/catalog/portal/ajuda'
import { ENTIDADE, EXERCICIO, OUTRA_ENTIDADE } from '../../../testing/sample.ts'
import { CASSADA, MANUAL, MANUAL_TEXT, VENCIDA } from '../../../testing/samples/portal.ts'
import { openTestPortal, type TestPortal } from '../../../testing/test-portal.ts'

let portal: TestPortal

beforeAll(async () => {
  portal = await openTestPortal()
})
afterAll(() => portal.close())

const get = (path: string, more = '', entidade = ENTIDADE) =>
  portal.get(`${path}?entidade=${entidade}&exercicio=${EXERCICIO}${more}`)
const ask = async <T>(path: string, more?: string): Promise<T> => (await get(path, more)).json<T>()

it('returns glossary words in order, for the entity of the request', async () => {
  expect((await ask<Termo[]>('/api/glossario/entidade')).map(({ topico }) => topico)).toEqual(['Empenho', 'Licitação'])
  expect((await get('/api/glossario/entidade', '', OUTRA_ENTIDADE)).json()).toEqual([])
})

describe('questions', () => {
  const questions = (filtro: string) => ask<Pergunta[]>('/api/perguntas-frequentes', `&filtro=${filtro}`)

  it('are found in questions and answers, with every CPF masked', async () => {
    expect((await questions('')).map(({ id }) => id.id)).toEqual([1, 2])
    expect((await questions('DINHEIRO')).map(({ id }) => id.id)).toEqual([1])
    expect((await questions('informacao'))[0]?.resposta).toContain('***.654.321-**')
    expect(await questions('nada')).toEqual([])
  })

  it('are exported as a file', async () => {
    const { headers, rawPayload } = await get('/api/perguntas-frequentes/report', '&exportType=pdf')
    expect([headers['content-type'], rawPayload.toString('latin1', 0, 5)]).toEqual(['application/pdf', '%PDF-'])
  })
})

it('returns the links still shown, of one kind or of all', async () => {
  const links = async (tipo: string) =>
    (await ask<LinkUtil[]>('/api/links-uteis/ativos', `&tipo=${tipo}`)).map(({ descricao }) => descricao)
  expect(await links('1')).toEqual(['Tribunal'])
  expect(await links('2')).toEqual(['Compras'])
  expect((await ask<LinkUtil[]>('/api/links-uteis/ativos')).length).toBe(2)
})

it('returns the text of each body without anything that could run', async () => {
  expect(await ask<Orgao[]>('/api/organograma')).toMatchObject([
    { id: 1, descricao: 'Gabinete', resumo: '<p>Do prefeito.</p>', arquivo: MANUAL },
    { id: 2, idPai: 1, link: 'https://saude.example.org' },
  ])
})

describe('certificates', () => {
  it('show until when they are valid', async () => {
    expect(
      (await ask<Certidao[]>('/api/certidoes')).map(({ nome, ativo, dataValidade }) => [nome, ativo, dataValidade]),
    ).toEqual([
      ['Em dia', 'S', '2999-12-31'],
      ['Vencida', 'S', '2020-01-31'],
      ['Cassada', 'N', '2999-12-31'],
    ])
  })

  it('are delivered while valid, and refused once expired or withdrawn', async () => {
    expect((await portal.get(`/api/files/arquivo/${MANUAL}`)).body).toBe(MANUAL_TEXT)
    for (const arquivo of [VENCIDA, CASSADA]) {
      const refused = await portal.get(`/api/files/arquivo/${arquivo}`)
      expect([refused.statusCode, refused.json().message]).toEqual([
        403,
        'Este documento está vencido e não pode ser baixado.',
      ])
    }
  })
})
