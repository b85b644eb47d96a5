import { sicConsulta } from '@portal/catalog/atendimento/sic-consulta'
import { ListScreen } from '../../list/list-screen.tsx'
import { loadList } from '../../list/load-list.ts'

export const { title, description } = sicConsulta
export const load = loadList(sicConsulta)

export default function SicConsulta() {
  return <ListScreen of={sicConsulta} />
}
