// Values that clients of Spring-like pages send to mean nothing in particular; they are treated as not sent. Page -1 is
// the page before the first.
export const AS_NOT_SENT: Readonly<Record<string, string>> = { page: '-1' }
