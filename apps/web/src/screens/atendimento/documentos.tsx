import { documentosSaude } from '@portal/catalog/atendimento/documentos-saude'
import { ListScreen } from '../../list/list-screen.tsx'
import { loadList } from '../../list/state/load-list.ts'
import { Baixar } from './parts/baixar.tsx'

export const { title, description } = documentosSaude
export const load = loadList(documentosSaude)

export default function Documentos() {
  return <ListScreen of={documentosSaude} More={Baixar} />
}
