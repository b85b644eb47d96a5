// Screen of grants: the list, and the check of whether a term is authentic.
import { subvencoes } from '@portal/catalog/contratacao/subvencoes'
import { ListScreen } from '../../list/list-screen.tsx'
import { loadList } from '../../list/state/load-list.ts'
import { Autenticidade, autenticidadeCalls } from './parts/autenticidade.tsx'

export const { title, description } = subvencoes
export const load = loadList(subvencoes, ({ url, contexto: { entidade, exercicio } }) =>
  autenticidadeCalls(url.searchParams, { entidade: entidade.id, exercicio }),
)

export default function Subvencao() {
  return <ListScreen of={subvencoes} notice={<Autenticidade />} />
}
