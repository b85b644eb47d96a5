// Converts a page or a row of a response to the declared field names: nested objects are flattened and nulls removed,
// so that no other code handles them.
import type { Page, Row } from '@portal/kit/list'
import { flatten } from '@portal/kit/nested'

const isTravelled = (row: object): boolean => Object.values(row).some((value) => typeof value === 'object')

export const flatRow = (row: Row): Row => (isTravelled(row) ? flatten(row) : row)

export const flatPage = (page: Page): Page =>
  page.content.some(isTravelled) ? { ...page, content: page.content.map(flatRow) } : page
