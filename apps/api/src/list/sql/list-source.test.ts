import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { diarias } from '@portal/catalog/despesa/diarias'
import { notaExtraorcamentaria } from '@portal/catalog/despesa/nota-extraorcamentaria'
import { lists } from '@portal/catalog/areas'
import { loadListSource } from './list-source.ts'

describe('the query of a list', () => {
  const folder = mkdtempSync(join(tmpdir(), 'portal-lista-'))
  afterAll(() => rmSync(folder, { recursive: true }))

  it.each(lists.map((list) => [list.path, list] as const))('%s has its file, bound to entity and year', (_, list) => {
    expect(loadListSource(list).binds).toEqual(expect.arrayContaining(['entidade', 'exercicio']))
  })

  it('says at start which file is missing', () => {
    expect(() => loadListSource({ ...diarias, path: '/nao-existe' })).toThrow(/\/nao-existe .*nao-existe\.sql/)
  })

  it('says at start which bind nobody fills', () => {
    writeFileSync(join(folder, 'diarias.sql'), 'select :entidade, :exercicio, :misterio')
    expect(() => loadListSource(diarias, folder)).toThrow(/:misterio/)
  })

  it('knows which column orders another', () => {
    const source = loadListSource(diarias)
    expect(source.orderColumn('nome')).toBe('nomeBusca')
    expect(source.orderColumn('dataSaida')).toBe('dataSaida')
    expect(loadListSource(notaExtraorcamentaria).orderColumn('id')).toBe('idOrdem')
  })
})
