// How a record is called: by the page, and by the window, which also says who, what and how much.
import type { Row } from '@portal/kit/list'
import type { DeclaredRecord } from '@portal/kit/record'

export const pageTitle = (record: DeclaredRecord, row: Row | undefined): string => (row && record.title?.(row)) ?? record.name

export const windowTitle = (record: DeclaredRecord, row: Row | undefined): string =>
  [pageTitle(record, row), row && record.summary?.(row)].filter(Boolean).join(': ')
