// Screen of one contract, under the list it was opened from: what was signed, the amount at each stage, changes and
// inspectors.
import { contrato } from '@portal/catalog/contratacao/contrato'
import { contratosCovid } from '@portal/catalog/contratacao/contratos'
import { contratoCovidDetalhe } from '@portal/catalog/contratacao/rotas'
import { useLocation } from 'react-router'
import { loadRecord, titleOf } from '../../list/record/derived-record.tsx'
import { ContratoView } from './parts/contrato-view.tsx'

const covid = { ...contrato, list: contratosCovid, link: contratoCovidDetalhe }

export const title = titleOf(contrato)
export const { description } = contrato
export const load = loadRecord(contrato)

export default function ContratoDetalhes() {
  const { pathname } = useLocation()
  return <ContratoView of={pathname.includes('-covid') ? covid : contrato} />
}
