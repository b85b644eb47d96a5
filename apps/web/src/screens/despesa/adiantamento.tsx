import { adiantamento } from '@portal/catalog/despesa/adiantamento'
import { ListScreen } from '../../list/list-screen.tsx'
import { loadList } from '../../list/state/load-list.ts'

export const { title, description } = adiantamento
export const load = loadList(adiantamento)

export default function Adiantamento() {
  return <ListScreen of={adiantamento} />
}
