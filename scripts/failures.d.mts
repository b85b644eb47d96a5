/** A failed test: its name with the file, and the first lines of its error. */
export interface Failure {
  readonly name: string
  readonly fault: string
}

export function unitFailures(report: object | undefined): Failure[]
export function browserFailures(report: object | undefined): Failure[]
export function told(step: string, failures: readonly Failure[], lastLines: readonly string[]): string
