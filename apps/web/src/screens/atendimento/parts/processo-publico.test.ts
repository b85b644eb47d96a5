import { sicConsulta } from '@portal/catalog/atendimento/sic-consulta'
import { expect, it } from 'vitest'
import { askedProcesso, withoutProcesso, withProcesso } from './processo-publico.ts'

const row = { entidade: 1, exercicio: 2025, processo: 12, usuario: 'SIC' }

it('opens a row over the list as it is, and closes back to it', () => {
  const list = new URLSearchParams('entidade=1&exercicio=2025&usuario=SIC&page=2')
  const open = withProcesso(list, row)
  expect(askedProcesso(open)).toEqual({ processo: '12', tipo: 'SIC' })
  expect(String(withoutProcesso(open))).toBe(String(list))
})

it('understands the address the catalog gives to a row', () => {
  const address = sicConsulta.open?.(row, { entidade: 1, exercicio: 2025 }) ?? ''
  expect(askedProcesso(new URLSearchParams(address.split('?')[1]))).toEqual({ processo: '12', tipo: 'SIC' })
})

it('opens nothing where the address does not say which', () => {
  for (const search of ['', 'processo=12', 'tipo=SIC', 'processo=x&tipo=SIC']) expect(askedProcesso(new URLSearchParams(search))).toBeUndefined()
})
