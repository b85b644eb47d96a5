// Answers of the API, kept while the visit lasts; what came inside the first HTML is not asked again.
import type { NonUndefinedGuard, UseQueryResult } from '@tanstack/react-query'
import { onlineManager, QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { getJson } from '../../api.ts'
import { usePreloaded } from '../../shell/context/dados.tsx'

const FRESH_FOR_MS = 5 * 60 * 1000

const newClient = () =>
  new QueryClient({ defaultOptions: { queries: { staleTime: FRESH_FOR_MS, retry: false, refetchOnWindowFocus: false } } })

/** The library believes itself online until told: the network may have gone while no list was there to hear of it. */
onlineManager.setEventListener((setOnline) => {
  if (typeof window === 'undefined') return undefined
  const tell = (): void => setOnline(navigator.onLine)
  tell()
  for (const name of ['online', 'offline']) window.addEventListener(name, tell)
  return () => {
    for (const name of ['online', 'offline']) window.removeEventListener(name, tell)
  }
})

let browserClient: QueryClient | undefined

/** One cache for the whole visit in the browser; one per request on the server. */
const clientForHere = (): QueryClient => (typeof window === 'undefined' ? newClient() : (browserClient ??= newClient()))

export function AnswersProvider({ children }: { children: ReactNode }) {
  const [client] = useState(clientForHere)
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>
}

interface AnswerOptions<T> {
  /** What is made of the answer before anyone reads it; the same function every time. */
  select?: (data: T) => T
  /** Shows the previous answer of the same call while the next one is on its way. */
  keepPrevious?: boolean
}

/** One call, asked once; `preloaded` is what came inside the first HTML. */
export const questionOf = <T,>(path: string, preloaded: T | undefined) => ({
  queryKey: [path],
  queryFn: ({ signal }: { signal: AbortSignal }) => getJson<T>(path, { signal, quiet: true }),
  ...(preloaded !== undefined && { initialData: preloaded as NonUndefinedGuard<T> }),
})

const callOf = (path: string): string => path.split('?')[0] ?? path

const previousOf =
  (path: string) =>
  <P,>(previous: P, query: { queryKey: readonly unknown[] } | undefined): P | undefined =>
    callOf(String(query?.queryKey[0])) === callOf(path) ? previous : undefined

/** Asks nothing where `path` is undefined. */
export function useAnswer<T>(path: string | undefined, { keepPrevious = false, select }: AnswerOptions<T> = {}): UseQueryResult<T> {
  const preloaded = usePreloaded<T>(path ?? '')
  return useQuery<T>({
    ...questionOf(path ?? '', preloaded),
    enabled: path !== undefined,
    ...(select && { select }),
    ...(keepPrevious && { placeholderData: previousOf(path ?? '') }),
  })
}
