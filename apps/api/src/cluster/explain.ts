// Returns the message of an expected error (one with an exit code), and the stack of any other.
export const explain = (error: unknown): string =>
  error instanceof Error && 'exitCode' in error
    ? error.message
    : error instanceof Error
      ? (error.stack ?? error.message)
      : String(error)
