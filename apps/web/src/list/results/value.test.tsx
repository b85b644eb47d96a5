// What a cell writes where the row says nothing.
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { date } from '@portal/kit/fields'
import { Value } from './value.tsx'

const written = (field: ReturnType<typeof date>): string =>
  renderToStaticMarkup(<Value field={field} value={undefined} />).replaceAll(/<[^>]*>/g, '')

test('what is missing is said to be', () => {
  expect(written(date('Admissão'))).toBe('Sem registro')
})

test('what has not happened yet is not missing', () => {
  expect(written(date('Saída', { awaited: true }))).toBe('—')
})
