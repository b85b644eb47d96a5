// The entity and year a request speaks of, with its parameters and data version.
import type { Entidade } from '@portal/catalog/contexto'
import type { Parametros } from '@portal/kit/parametros'

export interface RequestContexto {
  entidade: number
  exercicio: number
  entidadeDados: Entidade
  parametros: Parametros
  /** Changes with every load of this entity and year, and with its parameters. */
  version: string
}
