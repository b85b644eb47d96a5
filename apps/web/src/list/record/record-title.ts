// How a record is called, by its page and by the window alike: its name, then who, what and how much.
import type { Row } from '@portal/kit/list'
import type { DeclaredRecord } from '@portal/kit/record'

export const pageTitle = (record: DeclaredRecord, row: Row | undefined): string => (row && record.title?.(row)) ?? record.name

export const titled = (name: string, summary: string | undefined): string => [name, summary].filter(Boolean).join(': ')

export const windowTitle = (record: DeclaredRecord, row: Row | undefined): string => titled(pageTitle(record, row), row && record.summary?.(row))
