// Which entities and years an answer is made of, by the scope of the list, by what it covers beyond it and by what the
// question names.
import { scopeOf, type Contexto, type List } from '@portal/kit/list'
import type { Chosen, RequestContexto } from '../contexto/contexto.ts'
import type { Snapshot } from '../contexto/snapshot.ts'

export interface Parts {
  /** The entities and years read, where the context is not all of them. */
  parts?: readonly Contexto[]
  /** What all the rows have in common. */
  reach: Partial<Contexto>
  /** The start of the cache key of an answer that spans all entities or years. */
  unnamed: string
  /** Changes whenever any of the data read does. */
  version: string
}

export interface PartsAsked {
  contexto: RequestContexto
  /** What the question itself says of the context. */
  named: Chosen
  /** It speaks of codes that only this entity gives. */
  isOfOne: boolean
  /** It asks for a year in place of that of the context. */
  isOfAnotherYear: boolean
}

/** What belongs to no year is read once for each entity. */
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
