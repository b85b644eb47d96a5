// Renders a part of a screen that has a call of its own: its loading and error states, then its content.
import type { ReactNode } from 'react'
import { Skeleton } from '../../ui/skeleton.tsx'
import { OfflineState } from '../../ui/state-message.tsx'
import { Failure } from './failure.tsx'
import type { Answer } from '../../shell/context/answers.ts'

interface AnsweredProps<T> {
  answer: Answer<T>
  /** What could not be done, as a sentence. */
  failure: string
  /** Message shown while loading, where the skeleton alone is not enough. */
  loading?: string | undefined
  children: (data: T) => ReactNode
}

export function Answered<T>({ answer, failure, loading, children }: AnsweredProps<T>) {
  if (answer.error) return <Failure title={failure} error={answer.error} onRetry={answer.refetch} />
  if (answer.data !== undefined) return children(answer.data)
  if (answer.isPaused) return <OfflineState />
  return (
    <>
      {loading && <p role="status">{loading}</p>}
      <Skeleton />
    </>
  )
}
