import { ajudaCusto } from '@portal/catalog/despesa/ajuda-custo'
import { ListScreen } from '../../list/list-screen.tsx'
import { loadList } from '../../list/state/load-list.ts'

export const { title, description } = ajudaCusto
export const load = loadList(ajudaCusto)

export default function AjudaCusto() {
  return <ListScreen of={ajudaCusto} />
}
