import { expect, test } from 'vitest'
import { parseCameFrom } from './came-from.ts'

test('a stored list is an address of the portal and a title, or else undefined', () => {
  expect(parseCameFrom('/empenhos?nome=ana&entidade=1 Empenhos do ano')).toEqual({
    path: '/empenhos?nome=ana&entidade=1',
    title: 'Empenhos do ano',
  })
  for (const stored of [undefined, '', 'https://outro.example Empenhos', '/empenhos'])
    expect(parseCameFrom(stored)).toBeUndefined()
})
