// Renders a contract for all pages that show one: its sections, without those fields that do not apply to it, and its
// parts.
import type { Row } from '@portal/kit/list'
import type { DeclaredRecord } from '@portal/kit/record'
import { RecordParts } from '../../../list/record/record-parts.tsx'
import { RecordSections, RecordView } from '../../../list/record/record-view.tsx'

const SEM_OBJETO = 'Sem Objeto'
const DA_SUSPENSAO: ReadonlySet<string> = new Set(['dataInicioSuspensao', 'dataFimSuspensao', 'motivoSuspensao'])

/** Hides the fields of a suspension or of an excess that the contract did not have. */
function shownOf(record: DeclaredRecord, { situacao, motivoExcesso }: Row): DeclaredRecord {
  const isShown = (name: string): boolean =>
    DA_SUSPENSAO.has(name) ? situacao === 'Suspenso' : name !== 'motivoExcesso' || motivoExcesso !== undefined
  return {
    ...record,
    sections: record.sections.map((section) => ({ ...section, fields: section.fields.filter(isShown) })),
  }
}

export function ContratoView({ of: record }: { of: DeclaredRecord }) {
  return (
    <RecordView of={record}>
      {(row, key) => (
        <>
          <RecordSections record={shownOf(record, row)} row={{ ...row, objeto: row.objeto ?? SEM_OBJETO }} />
          <RecordParts record={record} recordKey={key} row={row} />
        </>
      )}
    </RecordView>
  )
}
