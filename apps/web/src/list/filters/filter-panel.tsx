// Renders the filter form: collapsible, submitted by Enter or 'Pesquisar'. It also works before any script has run.
import { useId, useRef, useState, type FormEvent, type ReactNode } from 'react'
import buttons from '../../ui/button.module.css'
import { Icon } from '../../ui/icon.tsx'
import { useHydrated } from '../../ui/use-hydrated.ts'
import { FilterField } from './filter-field.tsx'
import { FilterGroup } from './filter-group.tsx'
import { readDraft, writeFilter } from './filter-values.ts'
import { clearedState, valuesAbove, withFilters } from '../state/list-state.ts'
import { StateInputs } from '../state/state-inputs.tsx'
import { useCascade } from './use-cascade.ts'
import type { ListView } from '../state/use-list-view.ts'
import styles from './filter-panel.module.css'

/**
 * Returns whether the panel starts open: by the caller's choice, or because a required filter is empty or a value is
 * invalid.
 */
const opensWith = ({ problems, missing }: ListView, opened: boolean): boolean =>
  opened || missing.length > 0 || Object.keys(problems).length > 0

/** Returns the text a field starts with: its filter in force, or the invalid text of the address. */
function typedFor({ list, state, problems, asked }: ListView, name: string): string {
  const [filter, value] = [list.filters[name], state.filters[name]]
  if (filter && value !== undefined) return writeFilter(filter, value)
  return problems[name] ? (asked(name) ?? '') : ''
}

interface FilterPanelProps {
  view: ListView
  onSearched: () => void
  /** Whether it starts open, whatever the address asks. */
  opened?: boolean | undefined
}

export function FilterPanel({ view, onSearched, opened = false }: FilterPanelProps) {
  const { list, state, contexto } = view
  const id = useId()
  const form = useRef<HTMLFormElement>(null)
  const [open, setOpen] = useState(opensWith(view, opened))
  const [problems, setProblems] = useState(view.problems)
  const cascade = useCascade(view)
  const hydrated = useHydrated()

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const { elements } = event.currentTarget
    const data = new FormData(event.currentTarget)
    void cascade.fitted().then((fitted) => {
      const draft = readDraft(list.filters, (name) => fitted[name] ?? (data.get(name) as string | null))
      setProblems(draft.problems)
      const first = Object.keys(list.filters).find((name) => draft.problems[name])
      if (first) {
        const input = elements.namedItem(first)
        if (input instanceof HTMLElement) input.focus()
        return
      }
      setOpen(false)
      view.go(withFilters(state, draft.filters))
      onSearched()
    })
  }

  /** Clears the fields that the one being typed in excludes. */
  const onInput = ({ target, currentTarget }: FormEvent<HTMLFormElement>) => {
    const { name, value } = target as HTMLInputElement
    for (const other of value === '' ? [] : (list.filters[name]?.excludes ?? [])) {
      const input = currentTarget.elements.namedItem(other)
      if (input instanceof HTMLInputElement || input instanceof HTMLSelectElement) input.value = ''
    }
  }

  const onClear = () => {
    form.current?.reset()
    cascade.reset()
    setProblems({})
    view.go(clearedState(list, state, contexto.exercicio))
  }

  const names = Object.keys(list.filters).filter((name) => list.filters[name]?.asked !== 'tabs')
  const field = (name: string): ReactNode => {
    const filter = list.filters[name]
    const typed = typedFor(view, name)
    const picked = cascade.values[name]
    const chained =
      picked === undefined
        ? undefined
        : {
            picked,
            above: valuesAbove(list.filters, name, cascade.values),
            onPick: (value: string) => cascade.pick(name, value),
          }
    return (
      filter && (
        <FilterField
          key={`${name}=${typed}`}
          {...{ name, filter, contexto, chained }}
          defaultValue={typed}
          problem={problems[name]}
        />
      )
    )
  }

  const label = (
    <>
      <Icon name="filter" />
      Filtros
      <Icon name="chevronDown" />
    </>
  )
  if (names.length === 0) return null
  return (
    <section className={`${styles.panel} no-print`} aria-labelledby={`${id}-title`} data-open={open}>
      <h2 id={`${id}-title`} className={styles.heading}>
        {hydrated ? (
          <button
            type="button"
            className={styles.toggle}
            aria-expanded={open}
            aria-controls={`${id}-body`}
            onClick={() => setOpen(!open)}
          >
            {label}
          </button>
        ) : (
          <span className={styles.toggle}>{label}</span>
        )}
      </h2>
      <div id={`${id}-body`} className={styles.body}>
        <form
          ref={form}
          method="get"
          action="#resultados"
          noValidate
          onSubmit={onSubmit}
          onInput={onInput}
          className={styles.form}
        >
          <StateInputs view={view} without={['page', ...names]} />
          {names.filter((name) => list.filters[name]?.group === undefined).map(field)}
          {[...new Set(names.flatMap((name) => list.filters[name]?.group ?? []))].map((group) => {
            const members = names.filter((name) => list.filters[name]?.group === group)
            const inUse = members.some((name) => typedFor(view, name) !== '')
            return (
              <FilterGroup key={`${group} ${inUse}`} title={group} initiallyOpen={inUse}>
                {() => members.map(field)}
              </FilterGroup>
            )
          })}
          <div className={styles.buttons}>
            <button type="submit" className={buttons.primary}>
              <Icon name="search" />
              Pesquisar
            </button>
            <button type="button" className={`${buttons.secondary} needs-script`} onClick={onClear}>
              Limpar
            </button>
          </div>
        </form>
      </div>
    </section>
  )
}
