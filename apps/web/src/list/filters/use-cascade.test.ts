import { choice, contains, type Filter } from '@portal/kit/filters'
import { expect, it } from 'vitest'
import { chained, fit } from './use-cascade.ts'

const level = (name: string, under?: string): Filter =>
  choice(name, name, { from: `/${name}`, ids: 'code', ...(under && { under }) })

const filters: Record<string, Filter> = {
  nome: contains('nome', 'Nome'),
  orgao: level('orgao'),
  unidade: level('unidade', 'orgao'),
  acao: level('acao', 'unidade'),
  fonte: level('fonte'),
}

const contexto = { entidade: 1, exercicio: 2026 }

/** Answers the options: unit 0201 belongs to organ 02, and action 9 to every unit. */
const offered = async (path: string) => {
  const url = new URL(path, 'http://portal')
  if (url.pathname === '/acao') return [{ id: '9', descricao: 'Ação' }]
  return url.searchParams.get('orgao') === '03'
    ? [{ id: '0301', descricao: 'Obras' }]
    : [{ id: '0201', descricao: 'Saúde' }]
}

it('returns every choice of a chain', () => {
  expect(chained(filters)).toEqual(['orgao', 'unidade', 'acao'])
})

it('clears values no longer offered and keeps the others', async () => {
  const picked = { orgao: '03', unidade: '0201', acao: '9' }
  expect(await fit(filters, picked, contexto, offered)).toEqual({ orgao: '03', unidade: '', acao: '9' })
  expect(await fit(filters, { ...picked, orgao: '02' }, contexto, offered)).toEqual({
    orgao: '02',
    unidade: '0201',
    acao: '9',
  })
})

it('requests each level with the values picked above it, the nearest first', async () => {
  const asked: string[] = []
  const ask = async (path: string) => (
    asked.push(path),
    [
      { id: '9', descricao: '' },
      { id: '0201', descricao: '' },
    ]
  )
  await fit(filters, { orgao: '02', unidade: '0201', acao: '9' }, contexto, ask)
  expect(asked).toEqual([
    '/unidade?entidade=1&exercicio=2026&orgao=02',
    '/acao?entidade=1&exercicio=2026&unidade=0201&orgao=02',
  ])
})

it('keeps a value whose options cannot be fetched', async () => {
  const picked = { orgao: '03', unidade: '0201', acao: '' }
  expect(await fit(filters, picked, contexto, () => Promise.reject(new Error('sem rede')))).toEqual(picked)
})
