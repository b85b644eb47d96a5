// The filter form: collapsible, searched by Enter or 'Pesquisar', useful even before any script has run.
import { useEffect, useId, useRef, useState, type FormEvent } from 'react'
import buttons from '../ui/button.module.css'
import { Icon } from '../ui/icon.tsx'
import { FilterField } from './filter-field.tsx'
import { readDraft, writeFilter } from './filter-values.ts'
import { clearedState, withFilters } from './list-state.ts'
import { StateInputs } from './state-inputs.tsx'
import type { ListView } from './use-list-view.ts'
import styles from './filter-panel.module.css'

const WIDE = '(min-width: 768px)'

/** Undefined until the browser knows its width: CSS decides the first paint. */
function useOpen(initial: boolean | undefined): [boolean | undefined, (open: boolean) => void] {
  const [open, setOpen] = useState(initial)
  useEffect(() => setOpen((current) => current ?? window.matchMedia(WIDE).matches), [])
  return [open, setOpen]
}

const opensWith = ({ problems, searched }: ListView): boolean | undefined => {
  if (Object.keys(problems).length > 0) return true
  return searched ? false : undefined
}

export function FilterPanel({ view, onSearched }: { view: ListView; onSearched: () => void }) {
  const { list, state, contexto, asked } = view
  const id = useId()
  const form = useRef<HTMLFormElement>(null)
  const [open, setOpen] = useOpen(opensWith(view))
  const [problems, setProblems] = useState(view.problems)

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const data = new FormData(event.currentTarget)
    const draft = readDraft(list.filters, (name) => data.get(name) as string | null)
    setProblems(draft.problems)
    const first = Object.keys(list.filters).find((name) => draft.problems[name])
    if (first) {
      const input = event.currentTarget.elements.namedItem(first)
      if (input instanceof HTMLElement) input.focus()
      return
    }
    setOpen(false)
    view.go(withFilters(state, draft.filters))
    onSearched()
  }

  const onClear = () => {
    form.current?.reset()
    setProblems({})
    view.go(clearedState(list, state, contexto.exercicio))
  }

  if (Object.keys(list.filters).length === 0) return null
  return (
    <section className={styles.panel} aria-labelledby={`${id}-title`} data-open={open ?? 'auto'}>
      <h2 id={`${id}-title`} className={styles.heading}>
        <button type="button" className={styles.toggle} aria-expanded={open} aria-controls={`${id}-body`} onClick={() => setOpen(!open)}>
          <Icon name="filter" />
          Filtros
          <Icon name="chevronDown" />
        </button>
      </h2>
      <div id={`${id}-body`} className={styles.body}>
        <form ref={form} key={JSON.stringify(state.filters)} method="get" noValidate onSubmit={onSubmit} className={styles.form}>
          <StateInputs view={view} without={['page', ...Object.keys(list.filters)]} />
          {Object.entries(list.filters).map(([name, filter]) => {
            const value = state.filters[name]
            return (
              <FilterField
                key={name}
                name={name}
                filter={filter}
                contexto={contexto}
                defaultValue={value === undefined ? (view.problems[name] ? (asked(name) ?? '') : '') : writeFilter(filter, value)}
                problem={problems[name]}
              />
            )
          })}
          <div className={styles.buttons}>
            <button type="submit" className={buttons.primary}>
              <Icon name="search" />
              Pesquisar
            </button>
            <button type="button" className={buttons.secondary} onClick={onClear}>
              Limpar
            </button>
          </div>
        </form>
      </div>
    </section>
  )
}
