// Declares entity parameters, which have a number and a value of S/N or a short text, and gates, which are named
// conditions on one parameter.
import type { Value } from './row.ts'

export interface Parametros {
  get(numero: number): string | undefined
  /** Tables of which the city sent no row in this year and, after `ever`, in no year; absent where all were sent. */
  readonly unsent?: ReadonlySet<string>
}

export interface Parametro {
  readonly numero: number
  /** The meaning of each value; absent where any text is allowed. */
  readonly valores?: Readonly<Record<string, string>>
  /** Value of an unset parameter. */
  readonly padrao?: string
}

export interface Gate {
  (parametros: Parametros): boolean
  /** The parameter it depends on. */
  readonly parametro?: Parametro
  /** The tables it asks about; a gate of the catalog has a parameter, tables, or both. */
  readonly tables?: readonly string[]
}

export const valueOf = ({ numero, padrao }: Parametro, parametros: Parametros): string | undefined =>
  parametros.get(numero) ?? padrao

/** Returns a gate that is open while the parameter has one of these values. */
export function gate(parametro: Parametro, opens: readonly string[]): Gate & { readonly parametro: Parametro } {
  const isOpen = (parametros: Parametros): boolean => opens.includes(valueOf(parametro, parametros) ?? '')
  return Object.assign(isOpen, { parametro })
}

/** Returns a gate that is open while both are; it is of the parameter of the first. */
export const both = (first: Gate, other: Gate): Gate =>
  Object.assign((parametros: Parametros) => first(parametros) && other(parametros), { ...other, ...first })

/** Name, in `unsent`, of a table of which no row was sent in any year. */
export const ever = (tabela: string): string => `${tabela} *`

/**
 * Returns a gate that is open while the city has sent rows of one of these tables: what is summed of them is not zero
 * where nobody sent any, it is not known.
 */
export const sent = (...tables: readonly string[]): Gate =>
  Object.assign(({ unsent }: Parametros) => unsent === undefined || tables.some((table) => !unsent.has(table)), {
    tables,
  })

const SIM_OU_NAO = { S: 'sim', N: 'não' }

/** Returns the gate of an S/N parameter: S opens it, and is the default, since the portal is there to publish. */
export const simOuNao = (numero: number, padrao: 'S' | 'N' = 'S'): ReturnType<typeof gate> =>
  gate({ numero, valores: SIM_OU_NAO, padrao }, ['S'])

/**
 * A value that no request can set: a constant, or computed from the parameters of the entity. It is null where only
 * other lists that share the `.sql` bind it.
 */
export type Fixed = Value | null | ((parametros: Parametros) => Value)

/** Returns the fixed values for one entity. */
export const fixedFor = (
  fixed: Readonly<Record<string, Fixed>>,
  parametros: Parametros,
): Readonly<Record<string, Value | null>> =>
  Object.fromEntries(
    Object.entries(fixed).map(([name, value]) => [name, typeof value === 'function' ? value(parametros) : value]),
  )

export function parametrosFrom(rows: Readonly<Record<number, string>>, unsent: readonly string[] = []): Parametros {
  return { get: (numero) => rows[numero], ...(unsent.length > 0 && { unsent: new Set(unsent) }) }
}

/** Returns the parameters of a context, as the pages have it. */
export const parametrosOf = ({
  parametros,
  semDados,
}: {
  parametros: Readonly<Record<number, string>>
  semDados?: readonly string[]
}): Parametros => parametrosFrom(parametros, semDados)
