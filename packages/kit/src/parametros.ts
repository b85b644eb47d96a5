// Entity parameters are numbered S/N or short values; a gate is a named question about them.
export interface Parametros {
  get(numero: number): string | undefined
}

export type Gate = (parametros: Parametros) => boolean

export function parametrosFrom(rows: Readonly<Record<number, string>>): Parametros {
  return { get: (numero) => rows[numero] }
}
