import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { NAME_AND_VERSION } from '../../../lib/build-info.ts'
import { readPdf, readPdfStructure, type PdfReading } from '../../../lists/report/testing/other-software.ts'
import { documentoOf, EXERCICIO, OUTRA_ENTIDADE, UNIDADE } from '../../../testing/sample.ts'
import { openTestApp } from '../../../testing/test-app.ts'
import { openTestDatabase, type TestDatabase } from '../../../testing/test-database.ts'
import { address } from '../../../testing/walk.ts'
import { COMPLETO, loadEmpenhoSample, OUTRA_UNIDADE, REPETIDO } from '../testing/empenho-sample.ts'
import { longDate, writeNotaEmpenho } from './documento.ts'
import notaEmpenho from './nota-empenho.ts'

let database: TestDatabase
let app: FastifyInstance

beforeAll(async () => {
  database = await openTestDatabase()
  await loadEmpenhoSample(database.pool)
  app = await openTestApp(database, { plugins: [notaEmpenho] })
})

afterAll(async () => {
  await app?.close()
  await database?.close()
})

const PATH = '/empenhos/nota-empenho'
const ask = (query: Record<string, string | number>) => app.inject(address(PATH, query))

async function readNote(query: Record<string, string | number>): Promise<PdfReading> {
  const { rawPayload, statusCode } = await ask(query)
  expect(statusCode).toBe(200)
  return readPdf(rawPayload)
}

describe('GET /empenhos/nota-empenho', () => {
  it('is a PDF that opens in the browser instead of downloading', async () => {
    const { headers } = await ask({ empenho: COMPLETO })
    expect(headers['content-type']).toBe('application/pdf')
    expect(headers['content-disposition']).toMatch(/^inline; filename="nota-de-empenho-900-2026.pdf"/)
  })

  it('has every field of the form', async () => {
    const { flow, info, pages } = await readNote({
      empenho: COMPLETO,
      search: 'id.entidade==1',
      unidadeOrcamentaria: '0101',
    })
    for (const text of [
      'NOTA DE EMPENHO',
      'Nº 900/2026',
      'Prefeitura de Serra Clara',
      '02/02/2026',
      'Global',
      'Pregão Eletrônico',
      '12/2025',
      '34/2025',
      '56/2025',
      'Construtora Água Viva',
      '12.345.001/0001-57',
      'Rua das Acácias, 10',
      'Serra Clara/MG',
      '35000-100',
      '77.018.77.744.7048.7.703.7.7.90.30.77.01.',
      '77 - Secretaria de Assistência',
      '779030 - Material de Consumo',
      '15000000 - Recursos livres',
      'R$ 1.000,00',
      '(mil reais)',
      'R$ 100,00',
      'R$ 900,00',
      'Merenda',
      'para as escolas',
      'Arroz',
      'R$ 0,125',
      'Total dos itens',
      'Ordenador de despesa',
      '2 de fevereiro de 2026',
      'Página 1 de 1',
      NAME_AND_VERSION,
    ])
      expect(flow).toContain(text)
    expect(pages.length).toBe(1)
    expect(info).toMatchObject({ Title: 'Nota de Empenho 900/2026 – Prefeitura de Serra Clara', Tagged: 'yes' })
  })

  it('has tags in reading order: title, blocks, table', async () => {
    const structure = await readPdfStructure((await ask({ empenho: COMPLETO })).rawPayload)
    const order = [
      'H1',
      'IDENTIFICAÇÃO',
      'CREDOR',
      'CLASSIFICAÇÃO DA DESPESA',
      'VALOR',
      'HISTÓRICO',
      'ITENS',
      'Table',
      'Ordenador',
    ]
    const found = order.map((text) => structure.indexOf(text))
    expect(found).toEqual(found.toSorted((a, b) => a - b))
    expect(found[0]).toBeGreaterThanOrEqual(0)
  })

  it('ignores a unit that does not match the commitment, and requires it when several units do', async () => {
    expect((await ask({ empenho: REPETIDO, unidadeOrcamentaria: '0101' })).statusCode).toBe(400)
    expect((await readNote({ empenho: REPETIDO, unidadeOrcamentaria: OUTRA_UNIDADE })).flow).toContain(
      `Da unidade ${OUTRA_UNIDADE}`,
    )
    expect((await ask({ empenho: 99_999 })).statusCode).toBe(404)
    expect((await ask({})).statusCode).toBe(400)
  })

  it('masks the CPF and the address of a person', async () => {
    const cpf = documentoOf(3) ?? ''
    const { flow } = await readNote({ empenho: REPETIDO, unidadeOrcamentaria: UNIDADE })
    expect(flow).toContain(`***.${cpf.slice(3, 6)}.${cpf.slice(6, 9)}-**`)
    expect(flow).not.toContain('Acácias')
  })

  it('omits the items if the entity does not publish them', async () => {
    await database.pool.query(`insert into empenho_item values ($1, $2, $3, 1, 1, 'Papel', 1, 'UN', 10, 10)`, [
      OUTRA_ENTIDADE,
      EXERCICIO,
      UNIDADE,
    ])
    const query = new URLSearchParams({ entidade: String(OUTRA_ENTIDADE), exercicio: String(EXERCICIO), empenho: '1' })
    const { flow } = await readPdf((await app.inject(`${PATH}?${query}`)).rawPayload)
    expect(flow).toContain('Câmara de Serra Clara')
    expect(flow).not.toContain('Papel')
  })
})

describe('a note too long for one page', () => {
  const entidade = {
    id: 1,
    nome: 'Prefeitura de Serra Clara',
    cnpj: '11000000000100',
    entidadePrincipal: 'S',
    tipo: 'E',
    registrado: 'S',
    habilitadoPortal: 'S',
  } as const
  const empenho = {
    empenhoExercicio: '1/2026',
    data: '2026-12-01',
    valorEmpenhado: 10,
    historico: 'Histórico longo. '.repeat(600),
  }
  const itens = Array.from({ length: 90 }, (_, i) => ({
    sequencia: i + 1,
    especificacao: `Produto ${i + 1} ${'com descrição '.repeat(i % 9)}`,
    quantidade: 1,
    unidade: 'UN',
    valorUnitario: 1,
    valorTotal: 1,
  }))

  it('continues on the next, with every line, the header of the table and the page numbers', async () => {
    const { pages, flow } = await readPdf(writeNotaEmpenho({ entidade, empenho, itens }))
    expect(pages.length).toBeGreaterThan(3)
    expect(flow.match(/longo\./g)?.length).toBe(600)
    for (const item of itens) expect(flow).toContain(`Produto ${item.sequencia} `)
    pages.forEach((page, i) => expect(page).toContain(`Página ${i + 1} de ${pages.length}`))
    expect(flow.match(/Valor unitário/g)?.length).toBeGreaterThan(1)
    expect(pages.at(-1)).toContain('Ordenador de despesa')
  })

  it('splits an item taller than a page without losing text', async () => {
    const [first] = itens
    const especificacao = Array.from({ length: 900 }, (_, i) => `palavra${i}`).join(' ')
    const { pages, flow } = await readPdf(
      writeNotaEmpenho({ entidade, empenho, itens: [{ ...first, sequencia: 1, especificacao }] }),
    )
    expect(pages.length).toBeGreaterThan(3)
    for (let i = 0; i < 900; i++) expect(flow).toMatch(new RegExp(`\\bpalavra${i}\\b`))
  })
})

it('writes dates in words', () => {
  expect(longDate('2026-03-01')).toBe('1 de março de 2026')
})
