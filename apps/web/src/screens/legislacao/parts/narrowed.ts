// Filters the tree of publications by the typed words, found in an item's name or in those above it.
import type { Grupo } from '@portal/catalog/legislacao/publicacoes'
import { hasWords } from '@portal/kit/palavras'

/** Returns the tree without the branches left empty. */
export function narrowed(grupos: readonly Grupo[], typed: string): readonly Grupo[] {
  if (typed.trim() === '') return grupos
  const has = (...names: readonly { valor: string }[]): boolean =>
    hasWords(names.map(({ valor }) => valor).join(' '), typed)
  return grupos.flatMap((grupo) => {
    const list = grupo.list.flatMap((subgrupo) => {
      const files = subgrupo.list.filter((file) => has(grupo, subgrupo, file))
      return files.length > 0 || (subgrupo.list.length === 0 && has(grupo, subgrupo))
        ? [{ ...subgrupo, list: files }]
        : []
    })
    return list.length > 0 ? [{ ...grupo, list }] : []
  })
}

export const filesIn = (grupos: readonly Grupo[]): number =>
  grupos.reduce((sum, { list }) => sum + list.reduce((files, subgrupo) => files + subgrupo.list.length, 0), 0)
