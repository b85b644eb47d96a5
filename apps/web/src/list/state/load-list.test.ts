import { diarias } from '@portal/catalog/despesa/diarias'
import type { ContextoInicial } from '@portal/catalog/contexto'
import { notFound, PortalError } from '@portal/kit/errors'
import { describe, expect, it } from 'vitest'
import { fetchRecord, listPaths, loadList } from './load-list.ts'

const contexto = { entidade: { id: 1 }, exercicio: 2026, parametros: {} } as unknown as ContextoInicial
const echo = async (path: string) => ({ path })
const failing = (error: Error) => async (path: string) => {
  if (path === '/falha') throw error
  return path
}

describe('listPaths', () => {
  it('requests for the first paint exactly what the screen requests', () => {
    expect(listPaths(diarias, { url: new URL('http://portal/diarias?nome=ana&page=2'), contexto, params: {} })).toEqual(
      [
        '/api/diarias?entidade=1&exercicio=2026&nome=ana&page=2&size=20&sort=dataSaida%2Cdesc',
        '/api/diarias/total?entidade=1&exercicio=2026&nome=ana',
        '/api/ultimas-atualizacoes/by-table?table=diaria&column=data&filtrarEntidade=true&entidade=1&exercicio=2026',
        '/api/diarias/objetivos-diaria?entidade=1&exercicio=2026',
      ],
    )
  })
})

describe('loadList', () => {
  it('leaves out failed calls, which the screen then retries', async () => {
    const args = { url: new URL('http://portal/diarias'), contexto, params: {} }
    const failing = async (path: string) =>
      path.startsWith('/api/diarias/total') ? Promise.reject(new Error('x')) : path
    const dados = await loadList(diarias, () => ['/mais'])({ ...args, fetchJson: failing })
    expect(Object.keys(dados)).toEqual([
      ...listPaths(diarias, args).filter((path) => !path.includes('/total')),
      '/mais',
    ])
  })
})

describe('fetchRecord', () => {
  it('returns the record and its related calls', async () => {
    expect(await fetchRecord('/a', ['/b', undefined], echo)).toEqual({ '/a': { path: '/a' }, '/b': { path: '/b' } })
  })

  it('refuses a missing record, but not a missing attachment', async () => {
    await expect(fetchRecord('/falha', [], failing(notFound('x')))).rejects.toBeInstanceOf(PortalError)
    await expect(fetchRecord(undefined, [], echo)).rejects.toMatchObject({ status: 404 })
    expect(await fetchRecord('/a', ['/falha'], failing(notFound('x')))).toEqual({ '/a': '/a' })
  })
})
