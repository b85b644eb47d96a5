// Declares entity parameters, which have a number and a value of S/N or a short text, and gates, which are named
// conditions on one parameter.
import type { Value } from './row.ts'

export interface Parametros {
  get(numero: number): string | undefined
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
  /** The parameter it depends on; every gate of the catalog has one. */
  readonly parametro?: Parametro
}

export const valueOf = ({ numero, padrao }: Parametro, parametros: Parametros): string | undefined =>
  parametros.get(numero) ?? padrao

/** Returns a gate that is open while the parameter has one of these values. */
export function gate(parametro: Parametro, opens: readonly string[]): Gate & { readonly parametro: Parametro } {
  const isOpen = (parametros: Parametros): boolean => opens.includes(valueOf(parametro, parametros) ?? '')
  return Object.assign(isOpen, { parametro })
}

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

export function parametrosFrom(rows: Readonly<Record<number, string>>): Parametros {
  return { get: (numero) => rows[numero] }
}
