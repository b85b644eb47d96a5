// Answers of the API, kept while the visit lasts; what came inside the first HTML is not asked again.
import type { NonUndefinedGuard, UseQueryResult } from '@tanstack/react-query'
import { keepPreviousData, QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { getJson } from '../api.ts'
import { usePreloaded } from '../shell/dados.tsx'

const FRESH_FOR_MS = 5 * 60 * 1000

const newClient = () =>
  new QueryClient({ defaultOptions: { queries: { staleTime: FRESH_FOR_MS, retry: false, refetchOnWindowFocus: false } } })

let browserClient: QueryClient | undefined

/** One cache for the whole visit in the browser; one per request on the server. */
const clientForHere = (): QueryClient => (typeof window === 'undefined' ? newClient() : (browserClient ??= newClient()))

export function AnswersProvider({ children }: { children: ReactNode }) {
  const [client] = useState(clientForHere)
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>
}

interface AnswerOptions {
  /** Shows the previous answer while the next one is on its way. */
  keepPrevious?: boolean
}

/** Asks nothing where `path` is undefined. */
export function useAnswer<T>(path: string | undefined, { keepPrevious = false }: AnswerOptions = {}): UseQueryResult<T> {
  const preloaded = usePreloaded<T>(path ?? '')
  return useQuery<T>({
    queryKey: [path],
    queryFn: ({ signal }) => getJson<T>(path ?? '', { signal, quiet: true }),
    enabled: path !== undefined,
    ...(preloaded !== undefined && { initialData: preloaded as NonUndefinedGuard<T> }),
    ...(keepPrevious && { placeholderData: keepPreviousData }),
  })
}
