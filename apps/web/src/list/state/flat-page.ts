// A page, or a row, as the declaration names its fields: what travelled nested is laid flat, so that nothing else need know of it.
import type { Page, Row } from '@portal/kit/list'
import { flatten } from '@portal/kit/nested'

const isNested = (row: object): boolean => Object.values(row).some((value) => typeof value === 'object' && value !== null)

export const flatRow = (row: Row): Row => (isNested(row) ? flatten(row) : row)

export const flatPage = (page: Page): Page =>
  page.content.some(isNested) ? { ...page, content: page.content.map(flatRow) } : page
