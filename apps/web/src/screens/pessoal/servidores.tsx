import { servidores } from '@portal/catalog/pessoal/servidores'
import { FolhaDoMes, loadFolha } from './parts/folha-do-mes.tsx'

export const { title, description } = servidores
export const load = loadFolha(servidores)

export default function Servidores() {
  return <FolhaDoMes of={servidores} />
}
