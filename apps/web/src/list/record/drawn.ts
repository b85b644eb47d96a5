// Types of the overrides a screen may give for a declared record, by the names of its sections, fields and parts.
// Everything not overridden is rendered as in any other record.
import type { ContextoInicial } from '@portal/catalog/contexto'
import type { Row } from '@portal/kit/list'
import type { ReactNode } from 'react'
import type { RecordKey } from './record-key.ts'

/** Rows of the other parts listed in `beside`, by part name. */
export type Beside = Readonly<Record<string, readonly Row[]>>

export interface DrawnPart {
  /** Renders cells by column name, in place of the plain value. */
  readonly cells?: Readonly<Record<string, (row: Row) => ReactNode>>
  /** Returns whether a row is of something undone, such as a reversal. */
  readonly isFault?: (row: Row) => boolean
  /**
   * Renders the part in place of its table. It receives the table, and the rows of the parts beside it (empty until
   * they load).
   */
  readonly body?: (table: ReactNode, rows: readonly Row[], key: RecordKey, beside: Beside) => ReactNode
}

export interface Drawn {
  /**
   * Renders the body of a section, by its panel name, from the row and the default name/value pairs. Returning nothing
   * hides the section.
   */
  readonly panels?: Readonly<Record<string, (row: Row, pairs: ReactNode) => ReactNode>>
  /** Renders the value of a field, on a full line. Returning nothing hides the field. */
  readonly values?: Readonly<Record<string, (row: Row, contexto: ContextoInicial) => ReactNode>>
  readonly parts?: Readonly<Record<string, DrawnPart>>
}

/** No overrides: everything is rendered as declared. */
export const AS_DECLARED: Drawn & DrawnPart = {}
export const PARTS_AS_DECLARED: NonNullable<Drawn['parts']> = {}
