// Generates reproducible random numbers: the same seed gives the same city on every machine.
const SEED = 0x5e44ac1a

/** Hashes words and numbers into one 32-bit seed. */
export function seedOf(...parts: readonly (string | number)[]): number {
  let hash = SEED
  for (const part of parts) {
    if (typeof part === 'number') hash = mix(hash ^ Math.imul(part, 0x9e3779b1))
    else for (let i = 0; i < part.length; i++) hash = mix(hash ^ part.charCodeAt(i))
  }
  return hash >>> 0
}

function mix(value: number): number {
  let h = value | 0
  h = Math.imul(h ^ (h >>> 16), 0x21f0aaad)
  h = Math.imul(h ^ (h >>> 15), 0x735a2d97)
  return h ^ (h >>> 15)
}

/** Returns a number from 0 to `size - 1` that depends only on the parts. */
export const slotOf = (size: number, ...parts: readonly (string | number)[]): number => seedOf(...parts) % size

export class Random {
  private state: number

  constructor(seed: number) {
    this.state = seed | 0
  }

  /** Returns a number from 0 up to, not including, 1. */
  next(): number {
    this.state = (this.state + 0x6d2b79f5) | 0
    let t = Math.imul(this.state ^ (this.state >>> 15), 1 | this.state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }

  /** Returns an integer, both ends included. */
  int(from: number, to: number): number {
    return from + Math.floor(this.next() * (to - from + 1))
  }

  between(from: number, to: number): number {
    return from + this.next() * (to - from)
  }

  chance(probability: number): boolean {
    return this.next() < probability
  }

  pick<T>(list: readonly T[]): T {
    return list[Math.floor(this.next() * list.length)] as T
  }

  /** Returns a random index, given running sums of weights. */
  weighted(sums: ArrayLike<number>): number {
    const target = this.next() * (sums[sums.length - 1] as number)
    let low = 0
    let high = sums.length - 1
    while (low < high) {
      const middle = (low + high) >> 1
      if ((sums[middle] as number) > target) high = middle
      else low = middle + 1
    }
    return low
  }

  normal(): number {
    const radius = Math.sqrt(-2 * Math.log(1 - this.next()))
    return radius * Math.cos(2 * Math.PI * this.next())
  }

  /**
   * Returns a value of a log-normal distribution, as amounts of money have: most near the median, a few far above it.
   */
  logNormal(median: number, sigma: number): number {
    return median * Math.exp(sigma * Math.max(-2.6, Math.min(2.6, this.normal())))
  }
}

export function runningSums(weights: readonly number[]): number[] {
  let sum = 0
  return weights.map((weight) => (sum += weight))
}
