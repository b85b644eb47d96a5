import { servidoresCovid } from '@portal/catalog/pessoal/servidores'
import { FolhaDoMes, loadFolha } from './parts/folha-do-mes.tsx'

export const { title, description } = servidoresCovid
export const load = loadFolha(servidoresCovid)

export default function ServidoresCovid() {
  return <FolhaDoMes of={servidoresCovid} />
}
