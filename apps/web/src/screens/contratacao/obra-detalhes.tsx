// Screen of one public work: progress against time, measurements with reports and photographs, and its parts.
import { obra } from '@portal/catalog/contratacao/obra'
import { titleOf, loadRecord } from '../../list/record/derived-record.tsx'
import { RecordParts } from '../../list/record/record-parts.tsx'
import { RecordSections, RecordView } from '../../list/record/record-view.tsx'
import { Andamento } from './parts/andamento.tsx'
import { Medicoes } from './parts/medicoes.tsx'
import { Planilhas } from './parts/planilhas.tsx'

export const title = titleOf(obra)
export const { description } = obra
export const load = loadRecord(obra)

const { medicoes: _medicoes, planilhas: _planilhas, ...parts } = obra.parts
const rest = { ...obra, parts }

export default function ObraDetalhes() {
  return (
    <RecordView of={obra}>
      {(row, key) => (
        <>
          <Andamento row={row} />
          <RecordSections record={obra} row={row} />
          <Medicoes recordKey={key} />
          <RecordParts record={rest} recordKey={key} row={row} />
          <Planilhas recordKey={key} />
        </>
      )}
    </RecordView>
  )
}
