import { empenhos } from '@portal/catalog/despesa/empenhos'
import { ListScreen } from '../../list/list-screen.tsx'
import { loadList } from '../../list/load-list.ts'

export const { title, description } = empenhos
export const load = loadList(empenhos)

export default function Empenhos() {
  return <ListScreen of={empenhos} />
}
