// Entity parameters are numbered S/N or short values; a gate is a named question about one of them.
import type { Value } from './row.ts'

export interface Parametros {
  get(numero: number): string | undefined
}

export interface Parametro {
  readonly numero: number
  /** What each value does; absent where any text is one. */
  readonly valores?: Readonly<Record<string, string>>
  /** The value where nobody has set it. */
  readonly padrao?: string
}

export interface Gate {
  (parametros: Parametros): boolean
  /** What it asks about; every gate of the catalog says so. */
  readonly parametro?: Parametro
}

export const valueOf = ({ numero, padrao }: Parametro, parametros: Parametros): string | undefined =>
  parametros.get(numero) ?? padrao

/** Open while the parameter has one of these values. */
export function gate(parametro: Parametro, opens: readonly string[]): Gate & { readonly parametro: Parametro } {
  const isOpen = (parametros: Parametros): boolean => opens.includes(valueOf(parametro, parametros) ?? '')
  return Object.assign(isOpen, { parametro })
}

const SIM_OU_NAO = { S: 'sim', N: 'não' }

/**
 * The usual parameter: S opens, and is the value where nobody has set another, since the portal is there to publish.
 */
export const simOuNao = (numero: number, padrao: 'S' | 'N' = 'S'): ReturnType<typeof gate> =>
  gate({ numero, valores: SIM_OU_NAO, padrao }, ['S'])

/**
 * A value nobody chooses: said once, or by the parameters of the entity; null where only other lists of the `.sql` bind
 * it.
 */
export type Fixed = Value | null | ((parametros: Parametros) => Value)

/** The same, as one entity has them. */
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
