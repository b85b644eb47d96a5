import { expect, test } from 'vitest'
import type { Column, ColumnType } from '../package/tables.ts'
import { BadCell, cellReader, type NumberFormat, PLAIN_NUMBERS } from './cells.ts'

function read(tipo: ColumnType, cell: string, format: NumberFormat = PLAIN_NUMBERS): string {
  const column: Column = {
    nome: 'x',
    tipo,
    precisao: 18,
    escala: 2,
    obrigatoria: false,
    nula: true,
    padrao: null,
    descricao: null,
  }
  const value = cellReader(column, format)(cell)
  return value instanceof BadCell ? `! ${value.reason}` : value
}

test.each<[ColumnType, string, string]>([
  ['integer', '-2147483648', '-2147483648'],
  ['integer', '0042', '0042'],
  ['bigint', '9223372036854775807', '9223372036854775807'],
  ['numeric', '-1234.50', '-1234.50'],
  ['numeric', '10', '10'],
  ['numeric', '1.5000', '1.5000'],
  ['boolean', 'TRUE', 'true'],
  ['boolean', '0', 'false'],
  ['date', '2024-02-29', '2024-02-29'],
  ['date', '29/02/2024', '2024-02-29'],
  ['boolean', 'S', 'true'],
  ['timestamp with time zone', '2026-03-01T10:20:30.5-03:00', '2026-03-01T10:20:30.5-03:00'],
  ['text', ' =1+1 ', ' =1+1 '],
])('%s accepts %s', (tipo, cell, value) => {
  expect(read(tipo, cell)).toBe(value)
})

test.each<[ColumnType, string, RegExp]>([
  ['integer', '2147483648', /não cabe/],
  ['smallint', '40000', /não cabe/],
  ['integer', '1.0', /inteiro/],
  ['integer', '1 000', /inteiro/],
  ['numeric', '1e3', /ponto decimal/],
  ['numeric', 'NaN', /ponto decimal/],
  ['numeric', '1,000.00', /ponto decimal/],
  ['numeric', '12,5', /vírgula decimal: escreva com ponto/],
  ['numeric', '0.001', /mais de 2 casas/],
  ['boolean', 'talvez', /true nem false/],
  ['date', '2026-02-29', /data aaaa-mm-dd/],
  ['date', '31/02/2026', /data aaaa-mm-dd nem dd\/mm\/aaaa/],
  ['timestamp with time zone', '2026-03-01T10:20:30', /fuso/],
  ['timestamp with time zone', '2026-02-30T10:20:30Z', /fuso/],
  ['text', 'a\0b', /nulo/],
])('%s refuses %s', (tipo, cell, reason) => {
  expect(read(tipo, cell)).toMatch(/^! /)
  expect(read(tipo, cell)).toMatch(reason)
})

test('reads declared decimal commas and group separators, and only as declared', () => {
  const brazilian: NumberFormat = { decimalChar: ',', groupChar: '.' }
  expect(read('numeric', '-1.234.567,89', brazilian)).toBe('-1234567.89')
  expect(read('numeric', '1234,5', brazilian)).toBe('1234.5')
  expect(read('numeric', '1234.56', brazilian)).toMatch(/vírgula decimal/)
  expect(read('numeric', '1.234,56', { decimalChar: ',', groupChar: '' })).toMatch(/vírgula decimal/)
})

test('cuts a long cell short in its fault', () => {
  expect(read('integer', 'x'.repeat(5_000)).length).toBeLessThan(120)
})
