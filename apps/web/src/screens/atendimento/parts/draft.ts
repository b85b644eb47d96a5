// Stores a form's draft in this tab, so that a reload or a lost connection loses nothing; it is gone when the tab is
// closed.
import { useMemo } from 'react'
import { useContexto } from '../../../shell/context/contexto.tsx'
import { readStored, writeStored } from '../../../storage.ts'
import { createStore, type Store } from '../../../store.ts'

/** What every draft stores about its own submission. */
export interface Sendable {
  /** Idempotency key, created once per draft: however often it is sent, the server accepts it once. */
  chave: string
  /** When the form was opened: as the server signed it, and by this browser's clock. */
  carimbo?: string | undefined
  abertoEm?: number
  /** Sent without a response: it may have arrived, so it can only be sent again unchanged. */
  incerto?: boolean
}

export interface Draft<T extends Sendable> {
  value: T
  change: (part: Partial<T> | ((current: T) => Partial<T>)) => void
  discard: () => void
}

const BYTES = 18

/** Returns 144 random bits. Unlike `crypto.randomUUID`, it also works without HTTPS. */
export function newChave(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(BYTES))
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
}

export function parseDraft<T extends Sendable>(text: string | undefined, fresh: T): T {
  try {
    const stored = JSON.parse(text ?? 'null') as Partial<T> | null
    return typeof stored === 'object' && typeof stored?.chave === 'string' ? { ...fresh, ...stored } : fresh
  } catch {
    return fresh
  }
}

const stores = new Map<string, unknown>()

/** Returns one store shared by the panel and the page. On the server, and so in the first render, there is no draft. */
function storeOf<T extends Sendable>(key: string, make: () => T): Store<T> {
  const known = stores.get(key) as Store<T> | undefined
  if (known) return known
  const fresh = make()
  const store = createStore(fresh)
  if (typeof window === 'undefined') return store
  store.set(parseDraft(readStored('session', key), fresh))
  stores.set(key, store)
  return store
}

export function useDraft<T extends Sendable>(name: string, make: () => T): Draft<T> {
  const { entidade } = useContexto()
  const key = `rascunho-${name}-${entidade.id}`
  const store = useMemo(() => storeOf(key, make), [key, make])
  const value = store.use()
  return useMemo(() => {
    const change: Draft<T>['change'] = (part) => {
      store.set((current) => ({ ...current, ...(typeof part === 'function' ? part(current) : part) }))
      writeStored('session', key, JSON.stringify(store.get()))
    }
    const discard = (): void => {
      store.set(make())
      writeStored('session', key, '')
    }
    return { value, change, discard }
  }, [store, key, make, value])
}
