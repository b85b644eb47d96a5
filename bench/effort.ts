// Defines how long and how often to measure: enough for reliable figures, or just enough to test that measures run.

/**
 * Sends requests for `duration` seconds, or `amount` of them; `sampleInt` is how often autocannon checks the time, in
 * ms.
 */
export type Asking = { sampleInt: number } & ({ duration: number } | { amount: number })

export interface Effort {
  seconds: (usual: number) => number
  times: (usual: number) => number
  asking: (usualSeconds: number) => Asking
}

export const thorough: Effort = {
  seconds: (usual) => usual,
  times: (usual) => usual,
  asking: (usualSeconds) => ({ sampleInt: 1000, duration: usualSeconds }),
}

/** One request for each open connection. */
const FEW = 16

/** Enough for one response of each kind, however busy the machine; too little for any figure. */
export const least: Effort = {
  seconds: (usual) => Math.min(usual, 0.1),
  times: (usual) => Math.min(usual, 1),
  asking: () => ({ sampleInt: 50, amount: FEW }),
}
