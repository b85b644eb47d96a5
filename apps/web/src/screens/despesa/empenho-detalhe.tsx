// Screen of one commitment (empenho): supplier, amounts, progress and purpose; the tabs with its documents; its
// contracting and its place in the budget.
import { empenho } from '@portal/catalog/despesa/empenho'
import { empenhoDetalhe, empenhoKey, notaEmpenho } from '@portal/catalog/despesa/rotas'
import { PortalError } from '@portal/kit/errors'
import type { Row } from '@portal/kit/list'
import type { ReactNode } from 'react'
import { loadRecord, titleOf } from '../../list/record/derived-record.tsx'
import type { RecordKey } from '../../list/record/record-key.ts'
import { RecordParts } from '../../list/record/record-parts.tsx'
import { pageTitle } from '../../list/record/record-title.ts'
import { RecordSections, RecordView } from '../../list/record/record-view.tsx'
import { PageHeader } from '../../shell/frame/page-header.tsx'
import { PortalLink } from '../../shell/navigation/portal-link.tsx'
import buttons from '../../ui/button.module.css'
import { Icon } from '../../ui/icon.tsx'
import { EmptyState } from '../../ui/state-message.tsx'
import { ABAS_ID } from './parts/empenho-caminho.tsx'
import { DRAWN } from './parts/empenho-drawn.tsx'
import styles from './parts/empenho.module.css'

export const title = titleOf(empenho)
export const { description } = empenho
export const load = loadRecord(empenho)

const nota = (_row: Row, key: RecordKey): ReactNode => (
  <a className={buttons.primary} href={notaEmpenho(empenhoKey(key))} target="_blank" rel="noopener">
    <Icon name="print" />
    Imprimir nota de empenho
    <span className="visually-hidden">(PDF, abre em nova aba)</span>
  </a>
)

function unitsIn(error: Error, { unidadeOrcamentaria }: RecordKey): string[] {
  if (unidadeOrcamentaria !== undefined || !(error instanceof PortalError) || error.status !== 400) return []
  return error.violations.filter(({ field }) => field === 'unidadeOrcamentaria').map(({ message }) => message)
}

/** Renders the choice of budget unit when several have a commitment with this number. */
function chooseUnit(error: Error, key: RecordKey): ReactNode {
  const units = unitsIn(error, key)
  if (units.length === 0) return undefined
  const choices = units.map((unit) => (
    <PortalLink
      key={unit}
      className={buttons.secondary}
      to={empenhoDetalhe(empenhoKey({ ...key, unidadeOrcamentaria: unit }))}
    >
      Unidade {unit}
    </PortalLink>
  ))
  return (
    <>
      <PageHeader title={pageTitle(empenho, key)} />
      <EmptyState title="Há mais de um empenho com este número." actions={choices}>
        <p>Cada unidade orçamentária numera os seus. Escolha a unidade:</p>
      </EmptyState>
    </>
  )
}

export default function EmpenhoDetalhe() {
  return (
    <RecordView of={empenho} description={null} actions={nota} refused={chooseUnit}>
      {(row, key) => (
        <div className={styles.whole}>
          <RecordSections record={empenho} row={row} drawn={DRAWN} />
          <section id={ABAS_ID} className={styles.tabs} aria-label="Tudo o que há neste empenho">
            <RecordParts record={empenho} recordKey={key} row={row} drawn={DRAWN.parts} />
          </section>
          <RecordSections record={empenho} row={row} drawn={DRAWN} last />
        </div>
      )}
    </RecordView>
  )
}
