import { restosAPagar } from '@portal/catalog/despesa/restos-a-pagar'
import { ListScreen } from '../../list/list-screen.tsx'
import { loadList } from '../../list/state/load-list.ts'

export const { title, description } = restosAPagar
export const load = loadList(restosAPagar)

export default function RestosAPagar() {
  return <ListScreen of={restosAPagar} />
}
