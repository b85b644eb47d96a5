import { code, date, text } from '@portal/kit/fields'
import type { List } from '@portal/kit/list'
import { expect, test } from 'vitest'
import { rowNameOf } from './row-name.ts'

const list = {
  columns: ['data', 'numero', 'nome'],
  fields: { data: date('Data'), numero: code('Protocolo'), nome: text('Assunto') },
  rowName: ['numero', 'nome'],
} as unknown as List

test('names a row by its first column, its number and its name', () => {
  expect(rowNameOf(list, { data: '2026-03-12', numero: '14/2026', nome: 'Iluminação' })).toBe(
    'Data 12/03/2026, Protocolo 14/2026, Iluminação',
  )
})

test('leaves out missing values and repeats none', () => {
  expect(rowNameOf({ ...list, columns: ['numero'] }, { numero: '14/2026' })).toBe('Protocolo 14/2026')
})
