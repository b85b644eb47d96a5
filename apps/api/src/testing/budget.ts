// How many times a property is tried on each of many, out of one budget for all; FUZZ_RUNS asks each so many times
// instead.
const LEAST = 30

export function runsOf(budget: number, shares: number): number {
  return Number(process.env['FUZZ_RUNS'] ?? Math.max(LEAST, Math.round(budget / shares)))
}
