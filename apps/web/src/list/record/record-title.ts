// Builds the title of a record for its page and for the window: its name, then who, what and how much.
import type { Row } from '@portal/kit/list'
import type { DeclaredRecord } from '@portal/kit/record'
import type { RecordKey } from './record-key.ts'

type Known = Row | undefined

export const pageTitle = (record: DeclaredRecord, key: RecordKey | undefined, row?: Known): string =>
  (row && record.title?.(row)) ?? (key && record.called?.(key)) ?? record.name

export const titled = (name: string, summary: string | undefined): string => [name, summary].filter(Boolean).join(': ')

export const windowTitle = (record: DeclaredRecord, key: RecordKey | undefined, row: Known): string =>
  titled(pageTitle(record, key, row), row && record.summary?.(row))
