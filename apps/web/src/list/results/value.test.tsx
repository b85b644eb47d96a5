// Tests what a cell shows for a missing value.
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { date } from '@portal/kit/fields'
import { Value } from './value.tsx'

const written = (field: ReturnType<typeof date>): string =>
  renderToStaticMarkup(<Value field={field} value={undefined} />).replaceAll(/<[^>]*>/g, '')

test('says that a missing value is missing', () => {
  expect(written(date('Admissão'))).toBe('Sem registro')
})

test('shows a dash for a value still awaited', () => {
  expect(written(date('Saída', { awaited: true }))).toBe('—')
})
