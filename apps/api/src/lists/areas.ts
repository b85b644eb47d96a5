// Finds which areas' rows a response shows, so that a load of any of them changes its version. It is read from the
// tables named in the `.sql`, so that no declaration has to repeat it.
import { AREAS, type AreaId } from '@portal/catalog/area'
import { isTabela, areaOf } from '@portal/catalog/tabelas'
import { areaOfSummary, relationsIn } from '@portal/db/relations'
import type { List } from '@portal/kit/list'
import type { ListSource } from './source.ts'

/** Tables that are part of every version already: who publishes, and for which years. */
const WHO: ReadonlySet<string> = new Set(['entidade', 'exercicio'])

function areaRead(name: string): string | undefined {
  const [schema, table] = name.split('.')
  if (table === undefined) return isTabela(name) && !WHO.has(name) ? areaOf(name) : undefined
  return schema === 'resumo' ? areaOfSummary(name) : schema
}

/** Always includes the list's own area, since what it says of a row may depend on the day. */
export function areasRead(area: string, texts: readonly string[]): readonly AreaId[] {
  const read = new Set(texts.flatMap((text) => [...relationsIn(text)].map(areaRead)))
  return AREAS.filter((each) => each === area || read.has(each))
}

/** Areas by source, so that each `.sql` is analysed only once. */
const known = new WeakMap<ListSource, readonly AreaId[]>()

export function areasOf({ area }: Pick<List, 'area'>, source: ListSource): readonly AreaId[] {
  const { text, among, sums } = source
  const areas =
    known.get(source) ??
    areasRead(area, [text, ...[...among.values(), ...(sums ? [sums] : [])].map((each) => each.text)])
  known.set(source, areas)
  return areas
}
