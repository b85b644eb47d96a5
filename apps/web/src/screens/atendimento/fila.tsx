import { filaSaude } from '@portal/catalog/atendimento/fila-saude'
import { loadRecord, titleOf } from '../../list/record/derived-record.tsx'
import { RecordParts } from '../../list/record/record-parts.tsx'
import { RecordSections, RecordView } from '../../list/record/record-view.tsx'
import { FilasDeHoje } from './parts/filas-de-hoje.tsx'

export const title = titleOf(filaSaude)
export const { description } = filaSaude
export const load = loadRecord(filaSaude)

export default function Fila() {
  return (
    <RecordView of={filaSaude}>
      {(row, key) => (
        <>
          <FilasDeHoje />
          <RecordSections record={filaSaude} row={row} />
          <RecordParts record={filaSaude} recordKey={key} row={row} />
        </>
      )}
    </RecordView>
  )
}
