import { itensLicitados } from '@portal/catalog/contratacao/itens-licitados'
import { ListScreen } from '../../list/list-screen.tsx'
import { loadList } from '../../list/state/load-list.ts'
import { ItensPrecos, precosPaths } from './parts/itens-precos.tsx'

export const { title, description } = itensLicitados
export const load = loadList(itensLicitados, precosPaths)

export default function ItensLicitados() {
  return <ListScreen of={itensLicitados} notice={<ItensPrecos />} />
}
