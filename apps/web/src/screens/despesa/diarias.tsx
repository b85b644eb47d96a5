import { diarias } from '@portal/catalog/despesa/diarias'
import { ListScreen } from '../../list/list-screen.tsx'
import { loadList } from '../../list/state/load-list.ts'
import { DiariasSemQuantidade, semQuantidadePaths } from './parts/diarias-sem-quantidade.tsx'

export const { title, description } = diarias
export const load = loadList(diarias, semQuantidadePaths)

export default function Diarias() {
  return <ListScreen of={diarias} notice={<DiariasSemQuantidade />} />
}
