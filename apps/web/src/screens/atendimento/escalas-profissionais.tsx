import { escalasProfissionais } from '@portal/catalog/atendimento/documentos-saude'
import { ListScreen } from '../../list/list-screen.tsx'
import { loadList } from '../../list/state/load-list.ts'
import { Baixar } from './parts/baixar.tsx'

export const { title, description } = escalasProfissionais
export const load = loadList(escalasProfissionais)

export default function EscalasProfissionais() {
  return <ListScreen of={escalasProfissionais} More={Baixar} />
}
