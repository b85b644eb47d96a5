// Determines which entities and years a response is made of, from the scope of the list, what it covers beyond that and
// what the request names.
import { scopeOf, type Contexto, type List } from '@portal/kit/list'
import type { Chosen, RequestContexto } from '../contexto/contexto.ts'
import type { Snapshot } from '../contexto/snapshot.ts'

export interface Parts {
  /** The entities and years read, where they are not just the context. */
  parts?: readonly Contexto[]
  /** The entity and year that all the rows have in common. */
  reach: Partial<Contexto>
  /**
   * Prefix of the cache key: which of entity and year the request left unnamed, so that the response spans all of them.
   */
  unnamed: string
  /** Changes whenever any of the data read changes. */
  version: string
}

export interface PartsAsked {
  contexto: RequestContexto
  /** The entity and year that the request itself names. */
  named: Chosen
  /** Whether the request uses codes that only this entity gives. */
  isOfOne: boolean
  /** Whether the request asks for another year than that of the context. */
  isOfAnotherYear: boolean
}

/** Keeps one context per entity, since rows that belong to no year are read once for each entity. */
const oncePerEntity = (contextos: readonly RequestContexto[]): RequestContexto[] => [
  ...new Map(contextos.map((each) => [each.entidade, each])).values(),
]

export function partsAsked(
  list: List,
  areas: readonly string[],
  { contexto, named, isOfOne, isOfAnotherYear }: PartsAsked,
  snapshot: Snapshot | undefined,
): Parts {
  const scope = scopeOf(list)
  const isUnnamed = (part: keyof Chosen): boolean => list.covers?.unnamed === true && named[part] === undefined
  const everyEntity = !isOfOne && (isUnnamed('entidade') || (list.covers?.entities?.(contexto.parametros) ?? false))
  const everyYear = !isOfAnotherYear && isUnnamed('exercicio')
  const reach: Partial<Contexto> = {
    ...(scope !== 'portal' && !(everyEntity && isUnnamed('entidade')) && { entidade: contexto.entidade }),
    ...(scope === 'year' && !everyYear && !isOfAnotherYear && { exercicio: contexto.exercicio }),
  }
  const isWider = everyEntity || (everyYear && scope === 'year')
  const isOfEveryYear = list.covers?.unnamed === true
  const version =
    scope === 'year' && !isWider && !isOfEveryYear ? contexto.versionOf(areas) : contexto.versionEverywhere(areas)
  if (scope === 'year' && !isWider) return { reach, unnamed: '', version }

  const isRead = ({ entidade, exercicio, entidadeDados }: RequestContexto): boolean =>
    (entidade === contexto.entidade || (everyEntity && entidadeDados.habilitadoPortal === 'S')) &&
    (exercicio === contexto.exercicio || everyYear || scope === 'entity')
  const read = [...(snapshot?.contextos.values() ?? [])].filter((each) => scope === 'portal' || isRead(each))
  return {
    ...(isWider && scope !== 'portal' && { parts: scope === 'year' ? read : oncePerEntity(read) }),
    reach,
    unnamed: [everyEntity && isUnnamed('entidade') ? 'entidade' : [], everyYear ? 'exercicio' : []].flat().join(' '),
    version,
  }
}
