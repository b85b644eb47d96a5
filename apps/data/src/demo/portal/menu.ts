// The menu of the demo: the standard one, which lists what exists.
import { areas } from '@portal/catalog/areas'
import type { Cell } from '../../load/copy.ts'

/** Groups are numbered by hundreds, their pages after them. */
export function* menuRows(entidade: number, exercicio: number): Generator<Cell[]> {
  for (const [g, group] of areas.flatMap(({ menu = [] }) => menu).entries()) {
    const menu = (g + 1) * 100
    yield [entidade, exercicio, menu, null, g + 1, group.titulo, group.subtitulo, null, null, null, group.imagem, null]
    for (const [p, page] of group.paginas.entries()) {
      yield [
        entidade, exercicio, menu + p + 1, menu, p + 1, page.titulo, page.subtitulo,
        page.rota ?? null, page.link ?? null, page.urlAuxiliar ?? null, page.imagem, page.atalho ?? null,
      ]
    }
  }
}
