import type { Page } from '@portal/kit/list'
import { expect, it } from 'vitest'
import { shownRange } from './page-controls.tsx'

const page = (number: number, size: number, numberOfElements: number, totalElements: number) =>
  ({ number, size, numberOfElements, totalElements }) as Page

it('tells which rows are shown, counting from one', () => {
  expect(shownRange(page(1, 20, 20, 1234))).toBe('mostrando 21–40 de 1.234')
  expect(shownRange(page(61, 20, 14, 1234))).toBe('mostrando 1.221–1.234 de 1.234')
  expect(shownRange(page(0, 10, 1, 1))).toBe('mostrando 1–1 de 1')
})
