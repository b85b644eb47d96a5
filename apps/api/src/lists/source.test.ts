import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { diarias } from '@portal/catalog/despesa/diarias'
import { notaExtraorcamentaria } from '@portal/catalog/despesa/nota-extraorcamentaria'
import { lists } from '@portal/catalog/areas'
import { loadListSource, readListSource } from './source.ts'

describe('the query of a list', () => {
  const folder = mkdtempSync(join(tmpdir(), 'portal-lista-'))
  afterAll(() => rmSync(folder, { recursive: true }))

  it.each(lists.map((list) => [list.path, list] as const))(
    '%s has its file, with the binds of its scope',
    (_, list) => {
      expect(() => loadListSource(list)).not.toThrow()
    },
  )

  it('refuses a missing file at start', () => {
    expect(() => loadListSource({ ...diarias, path: '/nao-existe' })).toThrow(/\/nao-existe .*nao-existe\.sql/)
  })

  it('refuses an unknown bind at start', () => {
    writeFileSync(join(folder, 'diarias.sql'), 'select :entidade, :exercicio, :misterio')
    expect(() => readListSource(diarias, folder)).toThrow(/:misterio/)
  })

  it('refuses sums without a total at start', () => {
    writeFileSync(join(folder, 'nota-extraorcamentaria.sql'), 'select :entidade, :exercicio')
    writeFileSync(
      join(folder, 'nota-extraorcamentaria-somas.sql'),
      'select n.dias as linhas from notas n where :entidade = :exercicio',
    )
    const summed = { ...notaExtraorcamentaria, sums: 'somas' }
    expect(() => readListSource(summed, folder)).toThrow(/não soma "valor/)
    writeFileSync(
      join(folder, 'nota-extraorcamentaria-somas.sql'),
      'select n.dias as linhas from notas n where :entidade = 1',
    )
    expect(() => readListSource(summed, folder)).toThrow(/não usa :exercicio/)
  })

  it('is read once, however often the list is opened', () => {
    expect(loadListSource(diarias)).toBe(loadListSource(diarias))
  })

  it('finds the column to sort by', () => {
    const source = loadListSource(diarias)
    expect(source.orderColumn('nome')).toBe('nomeBusca')
    expect(source.orderColumn('dataSaida')).toBe('dataSaida')
    expect(loadListSource(notaExtraorcamentaria).orderColumn('id')).toBe('idOrdem')
  })
})
