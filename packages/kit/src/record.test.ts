import { expect, it } from 'vitest'
import { code, integer, text } from './fields.ts'
import { joined, keysOf, numbered, said, stated, statedMoney, valueIn, type DeclaredRecord } from './record.ts'
import { recordLink } from './record-link.ts'

const sapato = recordLink('/sapatos/detalhes', { modelo: 'integer' }, { cor: 'text' })

it('writes the same address for a record, whatever else the key has', () => {
  expect(sapato({ entidade: 1, exercicio: 2026, modelo: 42 })).toBe(
    '/sapatos/detalhes?entidade=1&exercicio=2026&modelo=42',
  )
  const row = { cor: 'azul', modelo: 42, exercicio: 2026, entidade: 1, preco: 9 }
  expect(sapato(row)).toBe('/sapatos/detalhes?entidade=1&exercicio=2026&modelo=42&cor=azul')
})

it('joins the known values and skips the others', () => {
  expect(stated('Padaria', statedMoney('12.5'), 3)).toBe('Padaria, R$ 12,50, 3')
  expect(stated(undefined, 'Padaria', statedMoney(undefined))).toBe('Padaria')
  expect(stated(undefined)).toBe('')
})

it('joins several fields, and returns undefined if the first is missing or none is known', () => {
  const processo = said(text('Processo'), numbered('noProcesso', 'anoProcesso'))
  expect(processo.label).toBe('Processo')
  expect(valueIn({ noProcesso: 12, anoProcesso: 2026 }, 'processo', processo)).toBe('12/2026')
  expect(valueIn({ noProcesso: 12 }, 'processo', processo)).toBe('12')
  expect(valueIn({ anoProcesso: 2026 }, 'processo', processo)).toBeUndefined()
  expect(joined(' - ', 'codigo', 'nome')({ codigo: 0, nome: 'Sede' })).toBe('0 - Sede')
  expect(joined('/', 'cidade', 'uf')({ cidade: '', uf: 'MG' })).toBe('MG')
  expect(joined('/', 'cidade', 'uf')({})).toBeUndefined()
  expect(valueIn({ cidade: 'Serra' }, 'cidade', text('Cidade'))).toBe('Serra')
})

it('takes its keys from its address and from the parameters of clients', () => {
  const fields = { modelo: integer('Modelo'), cor: code('Cor') }
  const clients = { search: text('Expressão') }
  const record = { link: sapato, fields, keys: { cor: code('Cor do couro') }, clients } as unknown as DeclaredRecord
  const optional = { cor: code('Cor do couro'), ...clients }
  expect(keysOf(record)).toEqual({ required: { modelo: integer('Modelo') }, optional })
})
