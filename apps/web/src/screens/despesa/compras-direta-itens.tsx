import { comprasDiretaItens } from '@portal/catalog/despesa/compras-direta-itens'
import { ListScreen } from '../../list/list-screen.tsx'
import { loadList } from '../../list/load-list.ts'

export const { title, description } = comprasDiretaItens
export const load = loadList(comprasDiretaItens)

export default function ComprasDiretaItens() {
  return <ListScreen of={comprasDiretaItens} />
}
