import { emLiquidacao } from '@portal/catalog/despesa/em-liquidacao'
import { ListScreen } from '../../list/list-screen.tsx'
import { loadList } from '../../list/state/load-list.ts'

export const { title, description } = emLiquidacao
export const load = loadList(emLiquidacao)

export default function EmLiquidacao() {
  return <ListScreen of={emLiquidacao} />
}
