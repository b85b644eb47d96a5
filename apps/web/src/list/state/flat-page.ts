// A page, or a row, as the declaration names its fields: what travelled nested is laid flat and what came null is
// absent, so that nothing else need know of it.
import type { Page, Row } from '@portal/kit/list'
import { flatten } from '@portal/kit/nested'

const isTravelled = (row: object): boolean => Object.values(row).some((value) => typeof value === 'object')

export const flatRow = (row: Row): Row => (isTravelled(row) ? flatten(row) : row)

export const flatPage = (page: Page): Page =>
  page.content.some(isTravelled) ? { ...page, content: page.content.map(flatRow) } : page
