// Remembers the notice closed during this visit, so that it does not come back on the next page.
import { NOTIFICACAO_KEY } from '../../start-keys.ts'
import { readStored, writeStored } from '../../storage.ts'
import { createStore } from '../../store.ts'

const closed = createStore<string | undefined>(undefined)

export const useClosedNotificacao = closed.use
export const closedNotificacao = closed.get
export const restoreNotificacao = (): void => closed.set(readStored('session', NOTIFICACAO_KEY))

export function closeNotificacao(id: string): void {
  writeStored('session', NOTIFICACAO_KEY, id)
  closed.set(id)
}
