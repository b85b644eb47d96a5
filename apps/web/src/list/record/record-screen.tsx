// Renders the page of one record: title, link back to its list, print and copy-address buttons, and the loading, error
// and not-found states.
import { PortalError } from '@portal/kit/errors'
import type { Field } from '@portal/kit/fields'
import type { List, Row } from '@portal/kit/list'
import { valueIn, type Said } from '@portal/kit/record'
import { useId, type ReactNode } from 'react'
import { useContexto } from '../../shell/context/contexto.tsx'
import { PageHeader } from '../../shell/frame/page-header.tsx'
import { useCameFrom } from '../../shell/navigation/came-from.ts'
import { PortalLink } from '../../shell/navigation/portal-link.tsx'
import { ShownLink } from '../../shell/navigation/shown-link.tsx'
import buttons from '../../ui/button.module.css'
import { CopyAddress } from '../../ui/copy-address.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Pairs, type Pair } from '../../ui/pairs.tsx'
import { PrintButton } from '../../ui/print-button.tsx'
import { EmptyState, OfflineState } from '../../ui/state-message.tsx'
import { unbroken } from '../../ui/unbroken.ts'
import { Failure } from '../state/failure.tsx'
import { helpOf } from '../results/field-help.tsx'
import { Value } from '../results/value.tsx'
import { AS_DECLARED, type Drawn } from './drawn.ts'
import styles from './record-screen.module.css'
import type { Answer } from '../../shell/context/answers.ts'

const PLACES = 8

const placeholders: Pair[] = Array.from({ length: PLACES }, (_, index) => ({
  name: String(index),
  label: '',
  value: undefined,
}))

interface RecordScreenProps<T> {
  /** The list of the record this one is a part of; the back link goes there. */
  back?: Pick<List, 'path' | 'title'> | undefined
  /** Target of the back link of any other record, unless the visitor came from another list. */
  list: Pick<List, 'path' | 'title'>
  title: string
  /** Who, what and how much, once the record is loaded. */
  summary?: string | undefined
  /** One plain sentence under the title. */
  description?: ReactNode
  /** Buttons for the record, shown before those that every page has. */
  actions?: ReactNode
  /** Undefined when the address does not name a record. */
  answer: Answer<T> | undefined
  notFound: string
  children: (record: T) => ReactNode
}

function Body<T>({
  list,
  answer,
  notFound,
  children,
}: Pick<RecordScreenProps<T>, 'list' | 'answer' | 'notFound' | 'children'>) {
  const backToList = (
    <PortalLink className={buttons.secondary} to={list.path}>
      Ver a lista
    </PortalLink>
  )
  if (
    !answer ||
    (answer.error instanceof PortalError && (answer.error.status === 404 || answer.error.status === 400))
  ) {
    return <EmptyState title={notFound} actions={backToList} />
  }
  if (answer.error) {
    return <Failure title="Não foi possível carregar o registro." error={answer.error} onRetry={answer.refetch} />
  }
  if (answer.data) return children(answer.data)
  return answer.isPaused ? <OfflineState /> : <Pairs pairs={placeholders} loading />
}

export function RecordScreen<T = Row>({
  title,
  summary,
  description,
  actions,
  back: whole,
  list,
  ...rest
}: RecordScreenProps<T>) {
  const came = useCameFrom()
  const back = whole ?? came ?? list
  return (
    <div className={styles.screen}>
      <PortalLink className={`${styles.back} no-print`} to={back.path}>
        <Icon name="arrowLeft" />
        {back.title}
      </PortalLink>
      <PageHeader
        title={
          summary ? (
            <>
              {title}
              <span className="visually-hidden">: </span>
              <span className={styles.summary}>{unbroken(summary)}</span>
            </>
          ) : (
            title
          )
        }
        description={description}
      >
        <div className={`${styles.actions} no-print`}>
          {actions}
          <PrintButton />
          <CopyAddress />
        </div>
      </PageHeader>
      <Body list={back} {...rest} />
    </div>
  )
}

const LONG_FIELD = 60

interface TitledSectionProps {
  title: string
  children: ReactNode
}

export function TitledSection({ title, children }: TitledSectionProps) {
  const id = useId()
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  )
}

interface RecordSectionProps {
  title: string | undefined
  /** The declared fields, and the links of their values. */
  list: { readonly fields: Readonly<Record<string, Field | Said>>; readonly links?: List['links'] }
  row: Row
  /** Field names in reading order; those behind a closed gate are skipped. */
  names: readonly string[]
  /** Fields hidden when the row has no value for them. */
  sparse?: readonly string[] | undefined
  /** Key of this section in `drawn.panels`. */
  panel?: string | undefined
  drawn?: Drawn | undefined
  /** Shown under the section. */
  after?: ReactNode
}

const NONE: readonly string[] = []

const isNothing = (drawn: ReactNode): boolean => drawn === undefined || drawn === null || drawn === false

export function RecordSection({
  title,
  list,
  row,
  names,
  sparse = NONE,
  panel = '',
  drawn = AS_DECLARED,
  after,
}: RecordSectionProps) {
  const contexto = useContexto()
  const { panels, values } = drawn
  const { entidade, exercicio } = contexto
  const pairs = names.flatMap((name): Pair[] => {
    const field = list.fields[name]
    const value = field && valueIn(row, name, field)
    if (!field || (value === undefined && sparse.includes(name))) return []
    const pair = { name, label: field.label, help: helpOf(field) }
    const draw = values?.[name]
    if (draw) {
      const shown = draw(row, contexto)
      return isNothing(shown) ? [] : [{ ...pair, value: shown, wide: true }]
    }
    const to = value === undefined ? undefined : list.links?.[name]?.(row, { entidade: entidade.id, exercicio })
    const shown = (
      <ShownLink to={to}>
        <Value field={field} value={value} whole />
      </ShownLink>
    )
    return [{ ...pair, value: shown, wide: String(row[name] ?? '').length > LONG_FIELD }]
  })
  if (pairs.length === 0) return null
  const written = <Pairs pairs={pairs} />
  const draw = panels?.[panel]
  const drew = draw ? draw(row, written) : written
  if (isNothing(drew)) return null
  const body = (
    <>
      {drew}
      {after}
    </>
  )
  return title === undefined ? body : <TitledSection title={title}>{body}</TitledSection>
}
