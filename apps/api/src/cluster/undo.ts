// Undoes the steps of a start in reverse order.
type Step = () => Promise<unknown>

export class Undo {
  readonly #say: (line: string) => void
  #steps: Step[] = []

  constructor(say: (line: string) => void) {
    this.#say = say
  }

  push(step: Step): void {
    this.#steps.push(step)
  }

  /** Undoes the last step first; a step that fails does not stop the others. */
  async all(): Promise<void> {
    for (let step = this.#steps.pop(); step; step = this.#steps.pop())
      await step().catch((error: unknown) => this.#say(String(error)))
  }
}
