// What a start brought, put back in the opposite order.
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

  /** The last thing first; a step that fails keeps none of the others from being taken. */
  async all(): Promise<void> {
    for (let step = this.#steps.pop(); step; step = this.#steps.pop())
      await step().catch((error: unknown) => this.#say(String(error)))
  }
}
