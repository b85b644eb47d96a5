// What clients of pages like these send when they mean nothing in particular: the page before the first.
export const AS_NOT_SENT: Readonly<Record<string, string>> = { page: '-1' }
