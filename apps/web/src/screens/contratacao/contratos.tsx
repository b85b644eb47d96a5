// Screen of contracts; a text search shows the sentence found in each.
import { contratos } from '@portal/catalog/contratacao/contratos'
import { loadList } from '../../list/state/load-list.ts'
import { comTrecho, CONTRATO_ACHADO } from './parts/com-trecho.tsx'

export const { title, description } = contratos
export const load = loadList(contratos)

export default comTrecho(contratos, CONTRATO_ACHADO)
