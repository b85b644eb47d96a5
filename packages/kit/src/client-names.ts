// What existing clients call things, where that differs from the declaration: fields of `search=`, parameters and orders.
import type { Kind } from './fields.ts'

export interface RsqlField {
  /** Column of the relation searched. */
  readonly column: string
  /** A code is text compared exactly; any other text is compared without accents, on `<column>Busca`. */
  readonly kind: Kind | 'code'
  /** Asked of what hangs from the row, under this name. */
  readonly among?: string
  /** The date of the row before which nothing that hangs from it counts. */
  readonly since?: string
}

export interface ClientNames {
  /** Fields of `search=`. */
  readonly search: Readonly<Record<string, RsqlField>>
  /** Parameter → filter. */
  readonly parameters: Readonly<Record<string, string>>
  /** Order → sort. */
  readonly sorts: Readonly<Record<string, string>>
}
