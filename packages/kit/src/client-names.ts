// What existing clients call and read, where that differs from the declaration: fields of `search=`, parameters, orders
// and keys of rows.
import type { Field, Kind } from './fields.ts'

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

/** The column of the relation such a field is compared with. */
export const comparedColumn = ({ kind, column }: RsqlField): string => (kind === 'text' ? `${column}Busca` : column)

export interface ClientNames {
  /** Fields of `search=`. */
  readonly search: Readonly<Record<string, RsqlField>>
  /** Parameter → filter. */
  readonly parameters: Readonly<Record<string, string>>
  /** Other addresses of the same calls. */
  readonly addresses?: Readonly<Record<string, 'list' | 'report'>>
  /** Parameter → the filter each of its values ticks. */
  readonly values?: Readonly<Record<string, Readonly<Record<string, string>>>>
  /** Parameter → what of the context it chooses. */
  readonly contexto?: Readonly<Record<string, 'entidade' | 'exercicio'>>
  /** Order → sort. */
  readonly sorts: Readonly<Record<string, string>>
  /** Keys of the rows of a page that they read and nobody is shown: columns of the `.sql`, and what is in them. */
  readonly keys?: Readonly<Record<string, 'code' | 'boolean'>>
  /** They read every key of a row of a page, null where it says nothing. */
  readonly nulls?: true
}

/** Fields of a list that clients search by the names they are declared under. */
export const searchedBy = <F extends Readonly<Record<string, Field>>>(
  fields: F,
  names: readonly (keyof F & string)[],
): Record<string, RsqlField> =>
  Object.fromEntries(
    names.flatMap((name) => {
      const field = fields[name]
      return field ? [[name, { column: name, kind: field.code ? 'code' : field.kind }]] : []
    }),
  )
