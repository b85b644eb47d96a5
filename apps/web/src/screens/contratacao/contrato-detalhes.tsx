// One contract, under the list it was opened from: what was signed, how much at each step, what changed and who inspects it.
import { contrato } from '@portal/catalog/contratacao/contrato'
import { contratosCovid } from '@portal/catalog/contratacao/contratos'
import { contratoCovidDetalhe } from '@portal/catalog/contratacao/rotas'
import type { Row } from '@portal/kit/list'
import type { DeclaredRecord } from '@portal/kit/record'
import { useMemo } from 'react'
import { useLocation } from 'react-router'
import { loadRecord, titleOf } from '../../list/record/derived-record.tsx'
import { RecordParts } from '../../list/record/record-parts.tsx'
import { RecordSections, RecordView } from '../../list/record/record-view.tsx'

const covid = { ...contrato, list: contratosCovid, link: contratoCovidDetalhe }

export const title = titleOf(contrato)
export const { description } = contrato
export const load = loadRecord(contrato)

const SEM_OBJETO = 'Sem Objeto'
const DA_SUSPENSAO: ReadonlySet<string> = new Set(['dataInicioSuspensao', 'dataFimSuspensao', 'motivoSuspensao'])

/** What a contract says only where it happened. */
function shownOf(record: DeclaredRecord, { situacao, motivoExcesso }: Row): DeclaredRecord {
  const isShown = (name: string): boolean =>
    DA_SUSPENSAO.has(name) ? situacao === 'Suspenso' : name !== 'motivoExcesso' || motivoExcesso !== undefined
  return { ...record, sections: record.sections.map((section) => ({ ...section, fields: section.fields.filter(isShown) })) }
}

export default function ContratoDetalhes() {
  const { pathname } = useLocation()
  const record = useMemo(() => (pathname.includes('-covid') ? covid : contrato), [pathname])
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
