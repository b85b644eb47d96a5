// What clients of pages like these send when they mean nothing in particular: the page before the first.
export const AS_NOT_SENT: Readonly<Record<string, string>> = { page: '-1' }

/** And of a choice, when nothing was chosen. */
export const NO_CHOICE = '-1'
