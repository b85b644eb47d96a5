import type { ContextoInicial } from '@portal/catalog/contexto'
import { sicConsulta } from '@portal/catalog/atendimento/sic-consulta'
import { expect, it } from 'vitest'
import { askedProcesso, withoutProcesso, withProcesso } from './processo-publico.ts'

const contexto = { entidade: { id: 1 }, exercicio: 2025 } as ContextoInicial
const asked = { entidade: 1, exercicio: 2025, processo: '12', tipo: 'SIC' }
const row = { entidade: 1, exercicio: 2025, processo: 12, usuario: 'SIC' }

it('opens a row over the list without changing it, and closes back to it', () => {
  const list = new URLSearchParams('entidade=1&exercicio=2025&usuario=SIC&page=2')
  const open = withProcesso(list, row)
  expect(askedProcesso(open, contexto)).toEqual(asked)
  expect(String(withoutProcesso(open))).toBe(String(list))
})

it('reads the address that the catalog gives a row', () => {
  const address = sicConsulta.open?.(row, { entidade: 1, exercicio: 2025 }) ?? ''
  expect(askedProcesso(new URLSearchParams(address.split('?')[1]), contexto)).toEqual(asked)
})

it('opens nothing if the address does not name a request', () => {
  for (const search of ['', 'processo=12', 'tipo=SIC', 'processo=x&tipo=SIC'])
    expect(askedProcesso(new URLSearchParams(search), contexto)).toBeUndefined()
})

it('reads the year of the request from the address', () => {
  const search = new URLSearchParams('processo=12&tipo=SIC&exercicio=2019')
  expect(askedProcesso(search, contexto)).toEqual({ ...asked, exercicio: 2019 })
})
