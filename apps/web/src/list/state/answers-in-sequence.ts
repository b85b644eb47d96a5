// Several calls one after another, for the records that have many parts; apart from the rest, so that no list carries it.
import { useQueries, type UseQueryResult } from '@tanstack/react-query'
import { useState } from 'react'
import { useAllPreloaded } from '../../shell/context/dados.tsx'
import { questionOf } from './answers.tsx'

/** Asks each once the one before has been answered or has failed: what comes first never waits for the rest. */
export function useAnswersInSequence(paths: readonly string[]): UseQueryResult[] {
  const preloaded = useAllPreloaded()
  const [reached, setReached] = useState(0)
  const answers = useQueries({
    queries: paths.map((path, position) => ({ ...questionOf(path, preloaded[path]), enabled: position <= reached })),
  })
  const waiting = answers.findIndex(({ isPending }) => isPending)
  const next = waiting < 0 ? paths.length : waiting
  if (next > reached) setReached(next)
  return answers
}
