// Contracts, each with the sentence of its text in which a word was found.
import { contratos } from '@portal/catalog/contratacao/contratos'
import { loadList } from '../../list/state/load-list.ts'
import { comTrecho, CONTRATO_ACHADO } from './parts/com-trecho.tsx'

export const { title, description } = contratos
export const load = loadList(contratos)

export default comTrecho(contratos, CONTRATO_ACHADO)
