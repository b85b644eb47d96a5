import { notaExtraorcamentaria } from '@portal/catalog/despesa/nota-extraorcamentaria'
import { ListScreen } from '../../list/list-screen.tsx'
import { loadList } from '../../list/state/load-list.ts'

export const { title, description } = notaExtraorcamentaria
export const load = loadList(notaExtraorcamentaria)

export default function NotaExtraorcamentaria() {
  return <ListScreen of={notaExtraorcamentaria} />
}
