// The contracts signed against the pandemic, each with the sentence of its text in which a word was found.
import { contratosCovid } from '@portal/catalog/contratacao/contratos'
import { loadList } from '../../list/state/load-list.ts'
import { comTrecho, CONTRATO_ACHADO } from './parts/com-trecho.tsx'

export const { title, description } = contratosCovid
export const load = loadList(contratosCovid)

export default comTrecho(contratosCovid, CONTRATO_ACHADO)
