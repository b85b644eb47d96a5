import { aposentados } from '@portal/catalog/pessoal/servidores'
import { FolhaDoMes, loadFolha } from './parts/folha-do-mes.tsx'

export const { title, description } = aposentados
export const load = loadFolha(aposentados)

export default function Aposentados() {
  return <FolhaDoMes of={aposentados} />
}
