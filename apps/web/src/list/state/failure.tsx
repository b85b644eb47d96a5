// Shows a failed call of the page: what could not be done, why, and a button to try again.
import { PortalError } from '@portal/kit/errors'
import { useEffect } from 'react'
import { errorLines, notifyError } from '../../api/notifier.ts'
import { ErrorState, OfflineState } from '../../ui/state-message.tsx'

const MAINTENANCE = 451

/**
 * Returns whether the error is also shown in the 'Erro' modal. Refusals of the server are; a lost network is already
 * shown by the page frame, and a 451 by the maintenance page.
 */
const isTold = (error: Error): boolean =>
  error instanceof PortalError && error.status > 0 && error.status !== MAINTENANCE

interface FailureProps {
  /** What could not be done, as a sentence. */
  title: string
  error: Error
  onRetry: () => void
}

export function Failure({ title, error, onRetry }: FailureProps) {
  useEffect(() => {
    if (isTold(error)) notifyError(error)
  }, [error])
  if (error instanceof PortalError && error.status === 0 && !navigator.onLine) return <OfflineState />
  return (
    <ErrorState title={title} onRetry={onRetry}>
      {errorLines(error).map((line) => (
        <p key={line}>{line}</p>
      ))}
    </ErrorState>
  )
}
