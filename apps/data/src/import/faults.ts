// Collects what is wrong with a package, so that its author can fix everything in one round.
export interface Fault {
  file: string
  line?: number
  field?: string
  reason: string
}

export const DEFAULT_LIMIT = 1_000

/** Keeps faults up to a limit; past it, only records that there are more. */
export class Faults {
  readonly limit: number
  readonly #list: Fault[] = []

  constructor(limit = DEFAULT_LIMIT) {
    this.limit = limit
  }

  add(fault: Fault): void {
    if (!this.isFull) this.#list.push(fault)
  }

  get isFull(): boolean {
    return this.#list.length >= this.limit
  }

  get room(): number {
    return this.limit - this.#list.length
  }

  get count(): number {
    return this.#list.length
  }

  /** Ordered by file, as they were read, then by line. */
  get sorted(): Fault[] {
    const files = [...new Set(this.#list.map(({ file }) => file))]
    return this.#list.toSorted((a, b) => files.indexOf(a.file) - files.indexOf(b.file) || (a.line ?? 0) - (b.line ?? 0))
  }
}

/** The package was refused and nothing was loaded. */
export class FaultyPackage extends Error {
  readonly faults: Faults

  constructor(faults: Faults) {
    super('O pacote tem erros.')
    this.name = 'FaultyPackage'
    this.faults = faults
  }
}

export function describe({ file, line, field, reason }: Fault): string {
  const place = [file, line !== undefined && `linha ${line}`, field !== undefined && `campo ${field}`]
  return `${place.filter(Boolean).join(', ')}: ${reason}`
}
