// A part of a screen with a call of its own: what is said while it is awaited, when it fails, and once it is here.
import type { ReactNode } from 'react'
import { Skeleton } from '../../ui/skeleton.tsx'
import { OfflineState } from '../../ui/state-message.tsx'
import { Failure } from './failure.tsx'
import type { Answer } from '../../shell/context/answers.ts'

interface AnsweredProps<T> {
  answer: Answer<T>
  /** What could not be done, in a sentence. */
  failure: string
  /** What is said while it is awaited, where the place itself does not. */
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
