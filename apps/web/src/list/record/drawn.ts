// What a screen draws its own way of a declared record, each by the name the record gives it: all else is drawn as
// that of any other.
import type { ContextoInicial } from '@portal/catalog/contexto'
import type { Row } from '@portal/kit/list'
import type { ReactNode } from 'react'
import type { RecordKey } from './record-key.ts'

/** Rows of other parts, by the names of these. */
export type Beside = Readonly<Record<string, readonly Row[]>>

export interface DrawnPart {
  /** Cells that say more than their value. */
  readonly cells?: Readonly<Record<string, (row: Row) => ReactNode>>
  /** Rows of what was undone. */
  readonly isFault?: (row: Row) => boolean
  /**
   * What is shown in the place of its table, which is at hand, as are the rows of the parts beside it once they come.
   */
  readonly body?: (table: ReactNode, rows: readonly Row[], key: RecordKey, beside: Beside) => ReactNode
}

export interface Drawn {
  /** The body of a section, by the name of its panel, from its names and values. Nothing leaves the section out. */
  readonly panels?: Readonly<Record<string, (row: Row, pairs: ReactNode) => ReactNode>>
  /** The value of a field, which takes the whole line. Nothing leaves the field out. */
  readonly values?: Readonly<Record<string, (row: Row, contexto: ContextoInicial) => ReactNode>>
  readonly parts?: Readonly<Record<string, DrawnPart>>
}

/** A screen that draws nothing its own way. */
export const AS_DECLARED: Drawn & DrawnPart = {}
