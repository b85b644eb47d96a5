// Screen of one good: the sections that have data, then its location, its purchase and its files.
import { bem, secoesDoBem } from '@portal/catalog/patrimonio/bem'
import { derive } from '../../list/record/derived-record.tsx'
import { RecordParts } from '../../list/record/record-parts.tsx'
import { RecordSections, RecordView } from '../../list/record/record-view.tsx'

export const { title, description, load } = derive(bem)

export default function BemDetalhes() {
  return (
    <RecordView of={bem}>
      {(row, key) => (
        <>
          <RecordSections record={{ ...bem, sections: secoesDoBem(row) }} row={row} />
          <RecordParts record={bem} recordKey={key} row={row} />
        </>
      )}
    </RecordView>
  )
}
