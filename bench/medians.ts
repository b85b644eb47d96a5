// Measures the median times of works run in turns, so that a noisy machine disturbs all alike.
async function milliseconds(work: () => Promise<unknown>): Promise<number> {
  const start = process.hrtime.bigint()
  await work()
  return Number(process.hrtime.bigint() - start) / 1e6
}

export const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

export async function medians(works: readonly (() => Promise<unknown>)[], rounds: number): Promise<number[]> {
  const times: number[][] = works.map(() => [])
  for (let round = 0; round < rounds; round++) {
    for (const [i, work] of works.entries()) times[i]?.push(await milliseconds(work))
  }
  return times.map(median)
}
