// Types of the names that existing clients use where they differ from the declaration: fields of `search=`, parameters,
// sorts and keys of rows.
import type { Field, Kind } from './fields.ts'

export interface RsqlField {
  /** Column of the query that is searched. */
  readonly column: string
  /** A code is text compared exactly; any other text is compared without accents, on `<column>Busca`. */
  readonly kind: Kind | 'code'
  /** Set where the child rows of this name are searched instead of the row. */
  readonly among?: string
  /** Name of the row's date; a child row with an earlier date does not exist. */
  readonly since?: string
}

/** Returns the column of the query that the field is compared with. */
export const comparedColumn = ({ kind, column }: RsqlField): string => (kind === 'text' ? `${column}Busca` : column)

export interface ClientNames {
  /** Fields of `search=`. */
  readonly search: Readonly<Record<string, RsqlField>>
  /** Parameter → filter. */
  readonly parameters: Readonly<Record<string, string>>
  /** Other addresses of the same list or report call. */
  readonly addresses?: Readonly<Record<string, 'list' | 'report'>>
  /** Parameter → for each of its values, the checkbox filter it sets. */
  readonly values?: Readonly<Record<string, Readonly<Record<string, string>>>>
  /** Parameter → the part of the context it sets. */
  readonly contexto?: Readonly<Record<string, 'entidade' | 'exercicio'>>
  /** Name of a sort → the sort of the declaration. */
  readonly sorts: Readonly<Record<string, string>>
  /**
   * Extra keys in the rows of a page that these clients read and no screen shows: columns of the `.sql`, with their
   * type.
   */
  readonly keys?: Readonly<Record<string, 'code' | 'boolean'>>
  /** Set where these clients expect every key in every row of a page, with null for a missing value. */
  readonly nulls?: true
}

/** Declares fields of a list that can be used in `search=` under their own names. */
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
