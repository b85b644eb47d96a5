// Returns how many runs a property test gets when a total budget is shared between many; FUZZ_RUNS sets the number
// directly.
const LEAST = 30

export function runsOf(budget: number, shares: number): number {
  return Number(process.env['FUZZ_RUNS'] ?? Math.max(LEAST, Math.round(budget / shares)))
}
