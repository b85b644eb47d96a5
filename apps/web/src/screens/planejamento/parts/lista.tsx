// Renders the response of a call as a list of cards, or why there is nothing to show.
import type { ReactNode } from 'react'
import { Failure } from '../../../list/state/failure.tsx'
import type { Answer } from '../../../shell/context/answers.ts'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { OfflineState } from '../../../ui/state-message.tsx'
import styles from './orcamento.module.css'

interface ListaProps<T> {
  answer: Answer<T[]>
  /** Selects the items shown. */
  of?: (all: readonly T[]) => readonly T[]
  keyOf: (one: T) => number
  children: (one: T) => ReactNode
}

export function Lista<T>({ answer: { data, error, isPaused, refetch }, of, keyOf, children }: ListaProps<T>) {
  if (error) return <Failure title="Não foi possível carregar os arquivos." error={error} onRetry={refetch} />
  if (!data) return isPaused ? <OfflineState /> : <Skeleton />
  const shown = of ? of(data) : data
  if (shown.length === 0) return <p>Sem arquivos.</p>
  return (
    <ul className={styles.papers}>
      {shown.map((one) => (
        <li key={keyOf(one)} className={styles.paper}>
          {children(one)}
        </li>
      ))}
    </ul>
  )
}
