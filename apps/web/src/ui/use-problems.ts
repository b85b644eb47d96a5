// Holds the problems of a form by field: focuses the first one, and clears each when its field is edited.
import type { Violation } from '@portal/kit/errors'
import { useCallback, useEffect, useState, type RefObject } from 'react'

export interface Problems {
  of: (field: string) => string | undefined
  /** All the messages in one line. */
  sentence: string
  show: (violations: readonly Violation[]) => void
  forget: (field: string) => void
}

export const inOneLine = (violations: readonly Violation[]): string =>
  violations.map(({ message }) => message).join(' - ')

export function useProblems(form: RefObject<HTMLFormElement | null>): Problems {
  const [shown, setShown] = useState<readonly Violation[]>([])
  const [first, setFirst] = useState<{ field: string }>()

  useEffect(() => {
    const found = first && form.current?.elements.namedItem(first.field)
    const input = found instanceof RadioNodeList ? found[0] : found
    if (input instanceof HTMLElement) input.focus()
  }, [first, form])

  const show = useCallback((violations: readonly Violation[]) => {
    setShown(violations)
    setFirst(violations[0] && { field: violations[0].field })
  }, [])
  const forget = useCallback(
    (field: string) => setShown((all) => all.filter((violation) => violation.field !== field)),
    [],
  )

  return {
    of: (field) => shown.find((violation) => violation.field === field)?.message,
    sentence: inOneLine(shown),
    show,
    forget,
  }
}
