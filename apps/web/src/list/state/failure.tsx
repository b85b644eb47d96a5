// A call of the page that failed: what could not be done, why, and the way to try again.
import { PortalError } from '@portal/kit/errors'
import { useEffect } from 'react'
import { errorLines, notifyError } from '../../api/notifier.ts'
import { ErrorState, OfflineState } from '../../ui/state-message.tsx'

const MAINTENANCE = 451

/** A refusal of the server is told in the modal 'Erro' too; a lost network is told by the frame already. */
const isTold = (error: Error): boolean =>
  error instanceof PortalError && error.status > 0 && error.status !== MAINTENANCE

interface FailureProps {
  /** What could not be done, in a sentence. */
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
