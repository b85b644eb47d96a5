// Screen of the contracts against the pandemic; a text search shows the sentence found in each.
import { contratosCovid } from '@portal/catalog/contratacao/contratos'
import { loadList } from '../../list/state/load-list.ts'
import { comTrecho, CONTRATO_ACHADO } from './parts/com-trecho.tsx'

export const { title, description } = contratosCovid
export const load = loadList(contratosCovid)

export default comTrecho(contratosCovid, CONTRATO_ACHADO)
