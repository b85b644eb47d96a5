// Renders the parts of a record, one after another, in tabs, or in a dialog. Each part has its own loading, error and
// empty states.
import type { Page, Row } from '@portal/kit/list'
import type { DeclaredRecord, Part, TabsOfParts } from '@portal/kit/record'
import { useNavigate, useSearchParams } from 'react-router'
import { useAnswer, useAnswers, useAskInSequence } from '../../shell/context/answers.ts'
import { useContexto } from '../../shell/context/contexto.tsx'
import type { Attachment } from '../../ui/attachments.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { Answered } from '../state/answered.tsx'
import { PARTS_AS_DECLARED, type Drawn } from './drawn.ts'
import { PartList } from './part-list.tsx'
import { PartTable, rowsOf } from './part-table.tsx'
import { RecordAttachments } from './record-attachments.tsx'
import { ACTIVE, besideIn, calledPart, callOfPart, MODAL, moreKeys, openModal, openParts } from './record-calls.ts'
import type { RecordKey } from './record-key.ts'
import styles from './record-parts.module.css'

interface PartProps {
  record: DeclaredRecord
  name: string
  part: Part
  recordKey: RecordKey
  row: Row
  drawn?: Drawn['parts']
}

const failureOf = ({ title, article }: Part): string =>
  article ? `Não foi possível carregar ${article} ${title.toLowerCase()}.` : `Não foi possível carregar: ${title}.`

function Content({ part, row, drawn, ...of }: PartProps) {
  const { record, name, recordKey } = of
  const [params] = useSearchParams()
  const callOf = (each: Part): string | undefined => callOfPart(record, each, recordKey, row, params)
  const answer = useAnswer<Page | Row[]>(callOf(part))
  const others = besideIn(record, part, useContexto())
  const answers = useAnswers<Page | Row[]>(others.map(([, other]) => callOf(other)))
  const beside = Object.fromEntries(others.map(([other], at) => [other, rowsOf(answers[at]?.data ?? [])]))
  return (
    <Answered answer={answer} failure={failureOf(part)} loading={part.loading}>
      {(data) =>
        part.kind === 'list' ? (
          <PartList part={part} row={row} page={data as Page} />
        ) : (
          part.kind === 'many' && <PartTable {...of} part={part} answer={data} beside={beside} drawn={drawn?.[name]} />
        )
      }
    </Answered>
  )
}

function FilesPart({
  record,
  part,
  recordKey,
}: Pick<PartProps, 'record' | 'recordKey'> & { part: Extract<Part, { kind: 'files' }> }) {
  return <RecordAttachments part={part} answer={useAnswer<Attachment[]>(calledPart(record, part, recordKey))} />
}

function InPlace(props: PartProps) {
  const { part } = props
  if (part.kind === 'files') return <FilesPart {...props} part={part} />
  return (
    <section className={styles.part}>
      <h2>{part.title}</h2>
      <Content {...props} />
    </section>
  )
}

function Panel(props: PartProps) {
  const { part } = props
  return (
    <div className={`${styles.part} ${styles.panel}`}>
      {part.kind === 'files' ? (
        <FilesPart {...props} part={part} />
      ) : (
        <>
          <h3 className="print-only">{part.title}</h3>
          <Content {...props} />
        </>
      )}
    </div>
  )
}

/** Renders a part in a dialog; closing it removes the dialog's parameters from the address. */
function Modal(props: PartProps) {
  const { record, part } = props
  const navigate = useNavigate()
  const [params] = useSearchParams()
  const close = (): void => {
    const there = new URLSearchParams(params)
    for (const name of [MODAL, ...(part.kind === 'list' ? [] : moreKeys(record, part))]) there.delete(name)
    void navigate({ search: `?${there}` }, { replace: true, preventScrollReset: true })
  }
  return (
    <Dialog open title={part.title} onClose={close} wide>
      {part.kind === 'files' ? <FilesPart {...props} part={part} /> : <Content {...props} />}
    </Dialog>
  )
}

const tabsOf = ({ name, tabs }: DeclaredRecord): TabsOfParts & { label: string } => ({
  label: `Partes: ${name}`,
  ...(tabs !== true && tabs),
})

function Ahead({ calls }: { calls: readonly string[] }) {
  useAskInSequence(calls)
  return null
}

export function RecordParts({ record, recordKey, row, drawn = PARTS_AS_DECLARED }: Omit<PartProps, 'name' | 'part'>) {
  const contexto = useContexto()
  const [params, setParams] = useSearchParams()
  const inPlace = openParts(record, contexto).filter(([, part]) => !part.modal)
  const modal = openModal(record, params, contexto)
  const shared = { record, recordKey, row, drawn }
  const choose = (active: string): void =>
    setParams(
      (current) => {
        current.set(ACTIVE, active)
        return current
      },
      { replace: true, preventScrollReset: true },
    )
  const tabs = inPlace.map(([name, part]) => ({
    id: name,
    label: part.title,
    panel: <Panel key={name} {...shared} name={name} part={part} />,
  }))
  const { label, ahead } = tabsOf(record)
  const calls = ahead ? inPlace.flatMap(([, part]) => callOfPart(record, part, recordKey, row, params) ?? []) : []
  return (
    <>
      {ahead && <Ahead key={calls[0]} calls={calls} />}
      {record.tabs ? (
        <Tabs
          label={label}
          tabs={tabs}
          param={ACTIVE}
          active={params.get(ACTIVE) ?? ''}
          inView={params.has(ACTIVE)}
          onChange={choose}
        />
      ) : (
        inPlace.map(([name, part]) => <InPlace key={name} {...shared} name={name} part={part} />)
      )}
      {modal && <Modal key={modal[0]} {...shared} name={modal[0]} part={modal[1]} />}
    </>
  )
}
