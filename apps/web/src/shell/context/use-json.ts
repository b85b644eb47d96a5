// One answer of the API for a shell page, without the list screens' cache: from the first HTML when it came there, else fetched.
import { useEffect, useState } from 'react'
import { getJson } from '../../api.ts'
import { usePreloaded } from './dados.tsx'

export type Json<T> = { state: 'loading' } | { state: 'ready'; data: T } | { state: 'failed'; error: unknown; retry: () => void }

interface Answer<T> {
  path: string
  attempt: number
  result: { data: T } | { error: unknown }
}

/** Asks nothing where `path` is undefined. */
export function useJson<T>(path: string | undefined): Json<T> {
  const preloaded = usePreloaded<T>(path ?? '')
  const [attempt, setAttempt] = useState(0)
  const [answer, setAnswer] = useState<Answer<T>>()
  const wanted = path !== undefined && preloaded === undefined

  useEffect(() => {
    if (!wanted) return
    const leaving = new AbortController()
    getJson<T>(path, { signal: leaving.signal, quiet: true }).then(
      (data) => setAnswer({ path, attempt, result: { data } }),
      (error: unknown) => {
        if (!leaving.signal.aborted) setAnswer({ path, attempt, result: { error } })
      },
    )
    return () => leaving.abort()
  }, [wanted, path, attempt])

  if (preloaded !== undefined) return { state: 'ready', data: preloaded }
  if (!answer || answer.path !== path || answer.attempt !== attempt) return { state: 'loading' }
  return 'data' in answer.result
    ? { state: 'ready', data: answer.result.data }
    : { state: 'failed', error: answer.result.error, retry: () => setAttempt(attempt + 1) }
}
