// Contracts, each with the sentence of its text in which a word was found.
import { contratos } from '@portal/catalog/contratacao/contratos'
import type { List } from '@portal/kit/list'
import { useSearchParams } from 'react-router'
import { ListScreen } from '../../list/list-screen.tsx'
import { loadList } from '../../list/state/load-list.ts'
import { Trecho } from './parts/trecho.tsx'

export const { title, description } = contratos
export const load = loadList(contratos)

const comTrecho: List = { ...contratos, columns: ['descricaoTipoAto', 'displayContrato', 'nome', 'inicioVigencia', 'valorContratado'] }

export default function Contratos() {
  const [search] = useSearchParams()
  return search.get('palavraChave') ? <ListScreen of={comTrecho} More={Trecho} /> : <ListScreen of={contratos} />
}
