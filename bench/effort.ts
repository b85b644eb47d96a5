// How long and how often things are measured: as it takes to be sure of a figure, or just enough to see that they can.

/** For how many seconds questions are asked, or how many of them; every so many milliseconds the clock is looked at. */
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

/** One question for each connection that is open at once. */
const FEW = 16

/** Enough for an answer of each kind, however busy the machine, and for no figure. */
export const least: Effort = {
  seconds: (usual) => Math.min(usual, 0.1),
  times: (usual) => Math.min(usual, 1),
  asking: () => ({ sampleInt: 50, amount: FEW }),
}
