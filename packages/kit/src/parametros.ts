// Entity parameters are numbered S/N or short values; a gate is a named question about one of them.
export interface Parametros {
  get(numero: number): string | undefined
}

/** A parameter as whoever sets it must know it. */
export interface Parametro {
  readonly numero: number
  /** What it does, in one sentence. */
  readonly descricao: string
  /** What each value does; absent where any text is one. */
  readonly valores?: Readonly<Record<string, string>>
  /** What the citizen or the city loses by another value than the default. */
  readonly custo?: string
  /** The value where nobody has set it. */
  readonly padrao?: string
}

export interface Gate {
  (parametros: Parametros): boolean
  /** What it asks about; every gate of the catalog says so. */
  readonly parametro?: Parametro
}

export const valueOf = ({ numero, padrao }: Parametro, parametros: Parametros): string | undefined => parametros.get(numero) ?? padrao

/** Open while the parameter has one of these values. */
export function gate(parametro: Parametro, opens: readonly string[]): Gate & { readonly parametro: Parametro } {
  const isOpen = (parametros: Parametros): boolean => opens.includes(valueOf(parametro, parametros) ?? '')
  return Object.assign(isOpen, { parametro })
}

const SIM_OU_NAO = { S: 'sim', N: 'não' }

/** The usual parameter: S opens, and is the value where nobody has set another, since the portal is there to publish. */
export const simOuNao = (numero: number, descricao: string, padrao: 'S' | 'N' = 'S', custo?: string): ReturnType<typeof gate> =>
  gate({ numero, descricao, valores: SIM_OU_NAO, padrao, ...(custo !== undefined && { custo }) }, ['S'])

export function parametrosFrom(rows: Readonly<Record<number, string>>): Parametros {
  return { get: (numero) => rows[numero] }
}
