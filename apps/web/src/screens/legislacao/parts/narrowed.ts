// The tree of publications narrowed by what is typed: a name that has the words keeps all that is under it.
import type { Grupo } from '@portal/catalog/legislacao/publicacoes'
import { normalize } from '@portal/kit/texto'

/** Branches without anything left are gone. */
export function narrowed(grupos: readonly Grupo[], typed: string): readonly Grupo[] {
  const words = normalize(typed)
  if (words === '') return grupos
  const has = ({ valor }: { valor: string }): boolean => normalize(valor).includes(words)
  return grupos.flatMap((grupo) => {
    if (has(grupo)) return [grupo]
    const list = grupo.list.flatMap((subgrupo) => {
      if (has(subgrupo)) return [subgrupo]
      const files = subgrupo.list.filter(has)
      return files.length > 0 ? [{ ...subgrupo, list: files }] : []
    })
    return list.length > 0 ? [{ ...grupo, list }] : []
  })
}
