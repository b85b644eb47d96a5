// Hooks by which screens call the API. A response that came inside the first HTML, or that another screen has just
// fetched, is not requested again.
import { useCallback, useMemo, useState, useSyncExternalStore } from 'react'
import { askAgain, changesOf, knownOf, listen, type Known } from './answer-cache.ts'
import { useAllPreloaded } from './dados.tsx'

interface Told {
  /** Offline, with nothing to show meanwhile. */
  readonly isPaused: boolean
  readonly refetch: () => void
}

/**
 * The state of a call. `isPlaceholderData`: the data is the previous response of the same call, while the next one
 * loads.
 */
export type Answer<T = unknown> = Told &
  (
    | {
        readonly data: T
        readonly error: undefined
        readonly isPending: false
        readonly isError: false
        readonly isSuccess: true
        readonly isPlaceholderData: boolean
      }
    | {
        readonly data: undefined
        readonly error: Error
        readonly isPending: false
        readonly isError: true
        readonly isSuccess: false
        readonly isPlaceholderData: false
      }
    | {
        readonly data: undefined
        readonly error: undefined
        readonly isPending: true
        readonly isError: false
        readonly isSuccess: false
        readonly isPlaceholderData: false
      }
  )

interface AnswerOptions<T> {
  /** Transforms the data before it is returned; must be the same function on every render. */
  select?: (data: T) => T
  /** Returns the previous response of the same call while the next one loads. */
  keepPrevious?: boolean
  /** Does not cache the response after the last listener leaves. */
  always?: boolean
}

const failed = { data: undefined, isPending: false, isError: true, isSuccess: false, isPlaceholderData: false } as const
const awaited = {
  data: undefined,
  error: undefined,
  isPending: true,
  isError: false,
  isSuccess: false,
  isPlaceholderData: false,
} as const
const answered = <T>(data: T, isPlaceholderData: boolean) =>
  ({ data, error: undefined, isPending: false, isError: false, isSuccess: true, isPlaceholderData }) as const

function answerFrom<T>(path: string | undefined, { data, error, isPaused = false }: Known, previous?: T): Answer<T> {
  const told = { isPaused, refetch: () => askAgain(path ?? '') }
  if (data !== undefined) return { ...told, ...answered(data as T, false) }
  if (error) return { ...told, ...failed, error }
  return previous === undefined ? { ...told, ...awaited } : { ...told, ...answered(previous, true) }
}

/** Returns the cached state of each call, and fetches it; an undefined path is not requested. */
function useKnown(paths: readonly (string | undefined)[], always = false): Known[] {
  const preloaded = useAllPreloaded()
  const key = paths.join('\n')
  const subscribe = useCallback(
    (listener: () => void) => {
      const stops = key
        .split('\n')
        .filter(Boolean)
        .map((path) => listen(path, listener, preloaded[path], !always))
      return () => stops.forEach((stop) => stop())
    },
    [key, preloaded, always],
  )
  const changes = (): string => paths.map((path) => changesOf(path ?? '')).join()
  useSyncExternalStore(subscribe, changes, changes)
  return paths.map((path = '') => knownOf(path) ?? (preloaded[path] === undefined ? {} : { data: preloaded[path] }))
}

const callOf = (path: string): string => path.split('?')[0] ?? path

/** Returns the response of a call; requests nothing when `path` is undefined. */
export function useAnswer<T>(
  path: string | undefined,
  { keepPrevious = false, always = false, select }: AnswerOptions<T> = {},
): Answer<T> {
  const [known = {}] = useKnown([path], always)
  const data = useMemo(
    () => (known.data === undefined || !select ? (known.data as T | undefined) : select(known.data as T)),
    [known.data, select],
  )
  const [last, setLast] = useState<{ path: string; data: T }>()
  if (keepPrevious && path !== undefined && data !== undefined && last?.data !== data) setLast({ path, data })
  const previous = last && path !== undefined && callOf(last.path) === callOf(path) ? last.data : undefined
  return answerFrom(path, { ...known, data }, keepPrevious ? previous : undefined)
}

/** Returns the responses of several calls; an undefined path is not requested. */
export function useAnswers<T>(paths: readonly (string | undefined)[]): Answer<T>[] {
  const known = useKnown(paths)
  return paths.map((path, position) => answerFrom(path, known[position] ?? {}))
}

/** Requests each path after the one before has responded or failed, to fill the cache ahead of need. */
export function useAskInSequence(paths: readonly string[]): void {
  const [reached, setReached] = useState(0)
  const answers = useAnswers(paths.map((path, position) => (position <= reached ? path : undefined)))
  const waiting = answers.findIndex(({ isPending }) => isPending)
  const next = waiting < 0 ? paths.length : waiting
  if (next > reached) setReached(next)
}
