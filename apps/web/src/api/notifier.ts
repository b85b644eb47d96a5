// Holds the notices of the page: errors go to a modal titled 'Erro', the others to toasts.
import { PortalError } from '@portal/kit/errors'
import { texts } from '@portal/kit/texts'
import { createStore } from '../store.ts'

export type Level = 'success' | 'error' | 'alert'

export interface Notice {
  readonly id: number
  readonly level: Level
  readonly title: string
  readonly lines: readonly string[]
}

export const TOAST_MS = 10_000

const notices = createStore<readonly Notice[]>([])
let lastId = 0

export const useNotices = notices.use
export const currentNotices = notices.get
export const dismiss = (id: number): void => notices.set((all) => all.filter((notice) => notice.id !== id))
export const dismissErrors = (): void => notices.set((all) => all.filter((notice) => notice.level !== 'error'))

function add(level: Level, title: string, lines: readonly string[]): void {
  const already = notices.get().some((notice) => notice.level === level && notice.lines.join('\n') === lines.join('\n'))
  if (!already) notices.set((all) => [...all, { id: ++lastId, level, title, lines }])
}

export const notify = (level: 'success' | 'alert', message: string, title: string = texts.informacao): void =>
  add(level, title, [message])

/** Returns the violations as 'field: message' lines, or else the message. */
export function errorLines(error: unknown): string[] {
  if (error instanceof PortalError && error.violations.length > 0) {
    return error.violations.map(({ field, message }) => `${field}: ${message}`)
  }
  return [error instanceof Error && error.message ? error.message : texts.falhaNoPedido]
}

export const notifyError = (error: unknown): void => add('error', texts.erro, errorLines(error))
