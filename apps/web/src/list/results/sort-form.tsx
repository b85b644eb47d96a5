// Renders sorting as forms that change the address. The table headers submit one; a select serves where there are no
// headers.
import { isNumeric, type Field } from '@portal/kit/fields'
import type { Direction, List } from '@portal/kit/list'
import { useId, useRef, type FormEvent } from 'react'
import buttons from '../../ui/button.module.css'
import { SettledSelect } from '../../ui/settled-select.tsx'
import { readState } from '../state/list-state.ts'
import { StateInputs } from '../state/state-inputs.tsx'
import type { ListView } from '../state/use-list-view.ts'
import styles from '../list-screen.module.css'

const onSortSubmit = (view: ListView) => (event: FormEvent<HTMLFormElement>) => {
  event.preventDefault()
  const { submitter } = event.nativeEvent as SubmitEvent
  const params = new URLSearchParams()
  for (const [name, value] of new FormData(event.currentTarget, submitter)) params.set(name, String(value))
  view.go(readState(view.list, params, view.contexto.exercicio))
}

/** Hidden form; the header buttons refer to it by id. */
export function SortForm({ id, view }: { id: string; view: ListView }) {
  return (
    <form id={id} method="get" hidden onSubmit={onSortSubmit(view)}>
      <StateInputs view={view} without={['sort', 'page']} />
    </form>
  )
}

const orderInWords = ({ kind, code }: Field, direction: Direction): string => {
  if (kind === 'date' || kind === 'datetime')
    return direction === 'asc' ? 'mais antiga primeiro' : 'mais recente primeiro'
  if (isNumeric(kind) || code) return direction === 'asc' ? 'menor primeiro' : 'maior primeiro'
  return direction === 'asc' ? 'de A a Z' : 'de Z a A'
}

export function sortInWords(list: List, { property, direction }: { property: string; direction: Direction }): string {
  const field = list.fields[property]
  return field ? `${field.label}, ${orderInWords(field, direction)}` : property
}

const DIRECTIONS = ['asc', 'desc'] as const

export function SortChoice({ view }: { view: ListView }) {
  const { list, state } = view
  const id = useId()
  const form = useRef<HTMLFormElement>(null)
  const current = `${state.sort.property},${state.sort.direction}`
  const everyHeader = list.sort.by.every((property) => list.columns.includes(property))
  return (
    <form
      ref={form}
      method="get"
      className={styles.sort}
      data-headers={everyHeader || undefined}
      onSubmit={onSortSubmit(view)}
    >
      <StateInputs view={view} without={['sort', 'page']} />
      <label htmlFor={id}>Ordenar por</label>
      <SettledSelect
        id={id}
        name="sort"
        value={current}
        onSettle={() => {
          form.current?.requestSubmit()
          return true
        }}
      >
        {list.sort.by.flatMap((property) =>
          DIRECTIONS.map((direction) => (
            <option key={`${property},${direction}`} value={`${property},${direction}`}>
              {sortInWords(list, { property, direction })}
            </option>
          )),
        )}
      </SettledSelect>
      <button type="submit" className={`${buttons.quiet} ${styles.withoutScript}`}>
        Ordenar
      </button>
    </form>
  )
}
