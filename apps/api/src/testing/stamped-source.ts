// Adds the mark to every query, as reads from replicas do, so that each query of a test proves that it works when
// wrapped.
import type { Pool } from '@portal/db/pool'
import { sourceOf, type Source } from '@portal/db/replicas/source'
import { stamped, takeMark, type Question } from '@portal/db/replicas/stamped'

type Ask = (...question: unknown[]) => Promise<Parameters<typeof takeMark>[0]>

export function stampedSource(pool: Pool): Source {
  const query = async (...question: Question): Promise<unknown> => {
    const result = await (pool.query as Ask).apply(pool, stamped(question))
    takeMark(result)
    return result
  }
  return { ...sourceOf(pool), query: query as Source['query'] }
}
