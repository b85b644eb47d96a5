/** A test that failed: where it is, and the first lines of what it said. */
export interface Failure {
  readonly name: string
  readonly fault: string
}

export function unitFailures(report: object | undefined): Failure[]
export function browserFailures(report: object | undefined): Failure[]
export function told(step: string, failures: readonly Failure[], lastLines: readonly string[]): string
