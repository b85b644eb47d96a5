// Caches API responses during the visit. Each call is made once for all its listeners, and none while offline.
import { getJson } from '../../api/api.ts'

const FRESH_FOR_MS = 5 * 60 * 1000
const MAX_KEPT = 200

export interface Known {
  readonly data?: unknown
  readonly error?: Error
  /** Waiting for the network, offline. */
  readonly isPaused?: boolean
}

type Listener = () => void

interface Entry {
  known: Known
  answeredAt: number
  /** Incremented on every change; the snapshot that `useSyncExternalStore` compares. */
  changes: number
  readonly listeners: Set<Listener>
  asking?: AbortController
}

const entries = new Map<string, Entry>()

const NOTHING: Known = {}

export const knownOf = (path: string): Known | undefined => entries.get(path)?.known
export const changesOf = (path: string): number => entries.get(path)?.changes ?? 0

function tell(entry: Entry, known: Known): void {
  entry.known = known
  entry.changes++
  for (const listener of entry.listeners) listener()
}

const isStale = ({ known, answeredAt }: Entry): boolean =>
  known.data === undefined || Date.now() - answeredAt > FRESH_FOR_MS

function ask(path: string, entry: Entry): void {
  if (entry.asking) return
  if (!navigator.onLine) {
    if (!entry.known.isPaused) tell(entry, { ...entry.known, isPaused: true })
    return
  }
  const asking = new AbortController()
  entry.asking = asking
  const settle = (known: Known): void => {
    if (entry.asking !== asking) return
    delete entry.asking
    tell(entry, known)
  }
  const { data } = entry.known
  if (entry.known.error || entry.known.isPaused) tell(entry, data === undefined ? NOTHING : { data })
  getJson(path, { signal: asking.signal, quiet: true }).then(
    (answer) => {
      entry.answeredAt = Date.now()
      settle({ data: answer })
    },
    (error: unknown) =>
      settle(data === undefined ? { error: error instanceof Error ? error : new Error(String(error)) } : { data }),
  )
}

function entryOf(path: string, preloaded: unknown): Entry {
  const existing = entries.get(path)
  if (existing) return existing
  const entry: Entry = {
    known: preloaded === undefined ? NOTHING : { data: preloaded },
    answeredAt: Date.now(),
    changes: 0,
    listeners: new Set(),
  }
  entries.set(path, entry)
  for (const [old, { listeners }] of entries) {
    if (entries.size <= MAX_KEPT) break
    if (listeners.size === 0 && old !== path) entries.delete(old)
  }
  return entry
}

/**
 * After the last listener leaves, aborts the call in progress, and deletes the entry if it has no data or must not be
 * cached.
 */
function leave(path: string, entry: Entry, keep: boolean): void {
  if (entry.listeners.size > 0) return
  entry.asking?.abort()
  delete entry.asking
  if ((!keep || entry.known.data === undefined) && entries.get(path) === entry) entries.delete(path)
}

/**
 * Calls `listener` on every change from now on, and makes the call if there is no fresh response. Returns the function
 * that stops it.
 */
export function listen(path: string, listener: Listener, preloaded?: unknown, keep = true): () => void {
  const entry = entryOf(path, preloaded)
  const isFirst = entry.listeners.size === 0
  entry.listeners.add(listener)
  if (entry.known.error ? isFirst : isStale(entry)) ask(path, entry)
  return () => {
    entry.listeners.delete(listener)
    // A listener may come back in the same turn, as a list's does when its address changes.
    queueMicrotask(() => leave(path, entry, keep))
  }
}

export function askAgain(path: string): void {
  const entry = entries.get(path)
  if (entry) ask(path, entry)
}

/** Returns the cached response, or the next one. */
export function answerTo<T>(path: string): Promise<T> {
  return new Promise((resolve, reject) => {
    const look = (): boolean => {
      const { data, error } = knownOf(path) ?? NOTHING
      if (error) reject(error)
      else if (data !== undefined) resolve(data as T)
      return error !== undefined || data !== undefined
    }
    if (look()) return
    const stop = listen(path, () => look() && stop())
  })
}

if (typeof window !== 'undefined') {
  window.addEventListener('online', () => {
    for (const [path, entry] of entries)
      if (entry.listeners.size > 0 && (entry.known.isPaused || isStale(entry))) ask(path, entry)
  })
}
