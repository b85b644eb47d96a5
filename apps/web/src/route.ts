// One address of the portal, the screen file that answers it, and what the menu must hold for it to be shown.
export interface Route {
  readonly path: string
  /** '<area>/<file>' under screens/; of a derived screen, the address its declaration says. */
  readonly screen: string
  /** The screen is made from a list or record of the catalog: nobody wrote it. */
  readonly derived?: true
  /**
   * Pages of the frame and services are always shown; the others need themselves, or the item they hang under, in the
   * menu.
   */
  readonly guard: 'none' | 'menu'
  /** The menu address a detail page hangs under. */
  readonly parent?: string
  /** Whether the page is the item itself under another address, and not a part of it. */
  readonly same?: true
  /** Where its subject is found in another year; nowhere, where it is of one year alone. */
  readonly inYear?: InYear
  /** The parameter that opens one record over the page. */
  readonly opens?: string
}

/** Whether the address speaks of one record, whose entity and year are then part of its name. */
export const isOfRecord = ({ parent, same, opens }: Route, search: string): boolean =>
  (parent !== undefined && !same) || (opens !== undefined && new URLSearchParams(search).has(opens))

/** An address without entity and year, given that of the page. */
export type InYear = (url: URL, exercicio: number) => string | undefined

/** For what lasts longer than a year. */
export const sameAddress: InYear = ({ pathname }) => pathname

/** Shown whatever the menu holds: a page of the frame, or where one of its buttons leads. */
export const always = (path: string, screen: string): Route => ({ path, screen, guard: 'none' })
export const item = (path: string, screen: string): Route => ({ path, screen, guard: 'menu' })
/** The same page under several addresses: any of them in the menu opens all. */
export const alias = (parent: string, path: string, screen: string): Route => ({
  path,
  screen,
  guard: 'menu',
  parent,
  same: true,
})
export const under = (parent: string, path: string, screen: string, inYear?: InYear): Route => ({
  path,
  screen,
  guard: 'menu',
  parent,
  ...(inYear && { inYear }),
})
