// Screen of the contract of a public work, linked from the work's amount.
import { contratoObra } from '@portal/catalog/contratacao/contrato'
import { loadRecord, titleOf } from '../../list/record/derived-record.tsx'
import { ContratoView } from './parts/contrato-view.tsx'

export const title = titleOf(contratoObra)
export const { description } = contratoObra
export const load = loadRecord(contratoObra)

export default function ContratoDeObra() {
  return <ContratoView of={contratoObra} />
}
