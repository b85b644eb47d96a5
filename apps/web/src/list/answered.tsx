// A part of a screen with a call of its own: what is said while it is awaited, when it fails, and once it is here.
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { errorLines } from '../shell/notifier.ts'
import { Skeleton } from '../ui/skeleton.tsx'
import { ErrorState, OfflineState } from '../ui/state-message.tsx'

interface AnsweredProps<T> {
  answer: UseQueryResult<T>
  /** What could not be done, in a sentence. */
  failure: string
  children: (data: T) => ReactNode
}

export function Answered<T>({ answer, failure, children }: AnsweredProps<T>) {
  if (answer.error) {
    return (
      <ErrorState title={failure} onRetry={() => void answer.refetch()}>
        {errorLines(answer.error).map((line) => (
          <p key={line}>{line}</p>
        ))}
      </ErrorState>
    )
  }
  if (answer.data !== undefined) return children(answer.data)
  return answer.isPaused ? <OfflineState /> : <Skeleton />
}
