// One line for what was foreseen, the whole story for what was not.
export const explain = (error: unknown): string =>
  error instanceof Error && 'exitCode' in error
    ? error.message
    : error instanceof Error
      ? (error.stack ?? error.message)
      : String(error)
