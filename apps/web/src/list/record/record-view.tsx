// Renders the whole screen of any record of the catalog: title, sections and parts.
import type { Row } from '@portal/kit/list'
import { openOf, type DeclaredRecord } from '@portal/kit/record'
import { fillPath } from '@portal/kit/record-link'
import { Fragment, useMemo, type ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import { useAnswer } from '../../shell/context/answers.ts'
import { useContexto, useParametros } from '../../shell/context/contexto.tsx'
import { useRouteParams } from '../../shell/navigation/use-route-params.ts'
import { useWindowTitle } from '../../shell/navigation/use-navigation.ts'
import { PortalLink } from '../../shell/navigation/portal-link.tsx'
import buttons from '../../ui/button.module.css'
import { flatRow } from '../state/flat-page.ts'
import type { Drawn } from './drawn.ts'
import { keyIn, MODAL, openParts } from './record-calls.ts'
import { UntilWhen, untilOf } from './known.tsx'
import { namedIn, recordCall, type RecordKey } from './record-key.ts'
import { RecordParts } from './record-parts.tsx'
import { RecordScreen, RecordSection } from './record-screen.tsx'
import { pageTitle, windowTitle } from './record-title.ts'

function useNamed(record: DeclaredRecord): URLSearchParams {
  const [search] = useSearchParams()
  return namedIn(record, search, useRouteParams())
}

function Openers({ record }: { record: DeclaredRecord }) {
  const contexto = useContexto()
  const params = useNamed(record)
  const opened = openParts(record, contexto).filter(([, { modal }]) => modal === 'record')
  return opened.map(([name, { title }]) => (
    <PortalLink
      key={name}
      className={buttons.secondary}
      to={fillPath(record.link.path, { ...Object.fromEntries(params), [MODAL]: name })}
      preventScrollReset
    >
      {title}
    </PortalLink>
  ))
}

interface RecordSectionsProps {
  record: DeclaredRecord
  row: Row
  drawn?: Drawn
  /** Renders only the sections shown after the parts. */
  last?: true
}

/** Renders the sections of a record; those behind closed gates are skipped. */
export function RecordSections({ record, row, drawn, last }: RecordSectionsProps) {
  const parametros = useParametros()
  const { fields: declared, said, links = {} } = record
  const all = useMemo(() => ({ ...declared, ...said }), [declared, said])
  const fields = useMemo(() => Object.fromEntries(openOf(all, parametros)), [all, parametros])
  return record.sections
    .filter((section) => section.last === last)
    .map(({ title, fields: names, sparse, panel, until }) => {
      const written = typeof title === 'function' ? title(row) : title
      const sums = untilOf(until, row)
      const after = sums && <UntilWhen of={sums} record={record} />
      const section = { title: written, list: { fields, links }, names, sparse, panel, after }
      return <RecordSection key={written ?? names.join()} {...section} row={row} drawn={drawn} />
    })
}

type OfRow = (row: Row, key: RecordKey) => ReactNode

interface RecordViewProps {
  of: DeclaredRecord
  /** Buttons for this record, shown before those every record has. A function is called once the record is loaded. */
  actions?: ReactNode | OfRow
  /** Overrides the sentence under the title; null hides it. */
  description?: string | null
  /** Renders the page when the call fails; returning nothing shows the usual error. */
  refused?: (error: Error, key: RecordKey) => ReactNode
  children: OfRow
}

/** Renders the frame of a record, for screens that show more than its declaration. */
export function RecordView({ of: record, actions, description, refused, children }: RecordViewProps) {
  const contexto = useContexto()
  const params = useNamed(record)
  const key = keyIn(record, params, contexto)
  const call = recordCall(record.api, key)
  const answer = useAnswer<Row>(call, { select: flatRow })
  const { data: row } = answer
  useWindowTitle(row && windowTitle(record, key, row))
  const instead = key && answer.error && refused?.(answer.error, key)
  if (instead) return instead
  return (
    <RecordScreen
      back={key && record.back?.(key)}
      list={record.list}
      title={pageTitle(record, key, row)}
      summary={row && record.summary?.(row)}
      description={description === undefined ? record.description : description}
      actions={
        <>
          {typeof actions === 'function' ? row && key && actions(row, key) : actions}
          {row && <Openers record={record} />}
        </>
      }
      answer={key && answer}
      notFound={record.notFound}
    >
      {(found) => key && <Fragment key={call}>{children(found, key)}</Fragment>}
    </RecordScreen>
  )
}

export function DerivedRecord({ of: record }: { of: DeclaredRecord }) {
  return (
    <RecordView of={record}>
      {(row, key) => (
        <>
          <RecordSections record={record} row={row} />
          <RecordParts record={record} recordKey={key} row={row} />
          <RecordSections record={record} row={row} last />
        </>
      )}
    </RecordView>
  )
}
