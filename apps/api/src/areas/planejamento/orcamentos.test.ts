// Tests the budget documents and the objectives: those of the plan and year requested, and not found where the entity
// does not publish them.
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Documento, Objetivo } from '@portal/catalog/planejamento/orcamento'
import { ENTIDADE, EXERCICIO, EXERCICIO_VAZIO, OUTRA_ENTIDADE } from '../../testing/sample.ts'
import { openTestApp } from '../../testing/test-app.ts'
import { openTestDatabase, type TestDatabase } from '../../testing/test-database.ts'
import objetivos from './objetivos.ts'

let database: TestDatabase
let app: FastifyInstance

beforeAll(async () => {
  database = await openTestDatabase()
  app = await openTestApp(database, { plugins: [objetivos] })
})

afterAll(async () => {
  await app?.close()
  await database?.close()
})

const ask = (path: string, entidade: number, exercicio: number, more = '') =>
  app.inject(`${path}?entidade=${entidade}&exercicio=${exercicio}${more}`)
const documentos = async (exercicio: number, more?: string): Promise<Documento[]> =>
  (await ask('/api/orcamentos/list', ENTIDADE, exercicio, more)).json<Documento[]>()
const tiposOf = (all: readonly Documento[]): string[] => [...new Set(all.map(({ tipo }) => tipo))]

describe('the budget documents', () => {
  it('are those of the year, and those of the plan the year belongs to', async () => {
    const all = await documentos(EXERCICIO)
    expect(tiposOf(all)).toEqual([
      'Atas de Audiência - LDO',
      'Atas de Audiência - LOA',
      'Atas de Audiência - PPA',
      'LDO',
      'LOA',
      'PPA',
    ])
    expect(all.filter(({ tipo }) => tipo === 'LOA').map(({ descricao }) => descricao)).toEqual([
      `LOA ${EXERCICIO}`,
      `LOA ${EXERCICIO}, anexo`,
    ])
    expect(tiposOf(await documentos(EXERCICIO_VAZIO))).toEqual(['Atas de Audiência - PPA', 'PPA'])
  })

  it('are of another plan when one is requested', async () => {
    expect(tiposOf(await documentos(EXERCICIO, '&anoBasePPA=2018'))).not.toContain('PPA')
    expect((await ask('/api/orcamentos/list', ENTIDADE, EXERCICIO, '&anoBasePPA=x')).statusCode).toBe(400)
  })

  it('are files with name and size, or addresses', async () => {
    const [file, link] = (await documentos(EXERCICIO)).filter(({ tipo }) => tipo === 'LOA')
    expect(file).toMatchObject({ idArquivo: 7, nomeArquivo: 'relatório de viagem.pdf', tamanhoArquivo: 1234 })
    expect(file).not.toHaveProperty('link')
    expect(link).toMatchObject({ link: 'https://www.example.org/loa' })
    expect(link).not.toHaveProperty('idArquivo')
  })
})

describe('the objectives', () => {
  it('have their files, and are listed without any too', async () => {
    const objetivos = (await ask('/api/objetivoestrategico', ENTIDADE, EXERCICIO)).json<Objetivo[]>()
    expect(objetivos.map(({ objCodigo, arquivos }) => [objCodigo, arquivos.map(({ nome }) => nome)])).toEqual([
      [1, ['relatório de viagem.pdf']],
      [2, []],
    ])
    expect((await ask('/api/objetivoestrategico', ENTIDADE, EXERCICIO, '&anoBasePPA=2018')).json()).toEqual([])
  })

  it('return 404 where the entity does not publish them, and a bad plan is refused', async () => {
    expect((await ask('/api/objetivoestrategico', OUTRA_ENTIDADE, EXERCICIO)).statusCode).toBe(404)
    expect((await ask('/api/objetivoestrategico', ENTIDADE, EXERCICIO, '&anoBasePPA=-1')).statusCode).toBe(400)
  })
})
