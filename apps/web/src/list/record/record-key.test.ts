import type { ContextoInicial } from '@portal/catalog/contexto'
import { expect, it } from 'vitest'
import { readKey, recordCall } from './record-key.ts'

const contexto = { entidade: { id: 1 }, exercicio: 2026 } as ContextoInicial
const read = (query: string) => readKey(['empenho', 'unidadeOrcamentaria'], new URLSearchParams(query), contexto)

it('builds the call of the record from the address', () => {
  expect(recordCall('/api/diarias', read('empenho=12&unidadeOrcamentaria=0201&outro=x'))).toBe(
    '/api/diarias?entidade=1&exercicio=2026&empenho=12&unidadeOrcamentaria=0201',
  )
})

it('returns undefined when a parameter is missing, or for another year or entity', () => {
  for (const another of ['exercicio=2019', 'entidade=7'])
    expect(read(`empenho=12&unidadeOrcamentaria=0201&${another}`)).toBeUndefined()
  expect(read('empenho=12')).toBeUndefined()
  expect(recordCall('/api/diarias', read('empenho=&unidadeOrcamentaria=0201'))).toBeUndefined()
})
