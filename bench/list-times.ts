// Measures each order and each filter of each list by itself, as multiples of one empenho found by its key in the same
// turns, in CPU time.
import { count as countOf } from '../apps/api/src/lists/sql.ts'
import { pageStatements } from '../apps/api/src/testing/page-statements.ts'
import { byKey } from './key-lookup.ts'
import { atMost, noted, type Line } from './line.ts'
import { QueryCpu, type Query } from './query-cpu.ts'
import { questions } from './questions.ts'
import type { Subject } from './subject.ts'

const ROUNDS = 9
/** Ratios near the target are measured again with more rounds: nine rounds of the same page differ by a fifth. */
const SURE = { from: 8, rounds: 45 }
const COUNT_ROUNDS = 3
const TARGET = 10
/**
 * The first visitor after a load waits for the count: 750 look-ups of two thirds of a millisecond are half a second.
 */
const COUNT_TARGET = 750

export async function measureListTimes(subject: Subject): Promise<Line[]> {
  const cpu = await QueryCpu.open(subject.pool)
  try {
    return await measure(subject, cpu)
  } finally {
    cpu.close()
  }
}

/** Returns the cost in milliseconds, and as a multiple of the look-up measured in turns with it. */
async function costOf(
  cpu: QueryCpu,
  lookup: Query,
  page: readonly Query[],
  rounds: number,
): Promise<{ cost: number; ratio: number }> {
  const [unit = 1, ...costs] = await cpu.medians([lookup, ...page], rounds)
  const cost = costs.reduce((sum, each) => sum + each, 0)
  return { cost, ratio: cost / unit }
}

async function measure(subject: Subject, cpu: QueryCpu): Promise<Line[]> {
  const { times } = subject.effort
  const lookup = await byKey(subject)
  const slow: string[] = []
  let [asked, worst, worstName, worstCount, worstCountName] = [0, 0, '', 0, '']
  for await (const { list, name, scope, sort } of questions(subject)) {
    const page = await pageStatements(subject.pool, scope, { sort, page: 0, size: 20 })
    const seen = await costOf(cpu, lookup, page, times(ROUNDS))
    const { ratio, cost } = seen.ratio < SURE.from ? seen : await costOf(cpu, lookup, page, times(SURE.rounds))
    const count = await costOf(cpu, lookup, [countOf(scope)], times(COUNT_ROUNDS))
    if (ratio > worst) [worst, worstName] = [ratio, `${list.path} ${name}, ${cost.toFixed(1)} ms`]
    if (ratio > TARGET) slow.push(`${list.path} ${name}: ${ratio.toFixed(1)} (${cost.toFixed(1)} ms)`)
    if (count.ratio > worstCount)
      [worstCount, worstCountName] = [count.ratio, `${list.path} ${name}, ${count.cost.toFixed(0)} ms`]
    asked++
  }
  return [
    atMost('a página mais cara / empenho pela chave (CPU)', worst, TARGET),
    noted(`  ${worstName}, a mais cara de ${asked}`, ''),
    ...slow.map((line) => noted(line, '')),
    atMost('a contagem mais cara, feita uma vez por carga / empenho pela chave (CPU)', worstCount, COUNT_TARGET),
    noted(`  ${worstCountName}`, ''),
  ]
}
