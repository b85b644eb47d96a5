// Type of a route: an address, its screen file, and what the menu must hold for it to be shown.
export interface Route {
  readonly path: string
  /** '<area>/<file>' under screens/; for a derived screen, the address in its declaration. */
  readonly screen: string
  /** The screen is derived from a list or record of the catalog, without a file. */
  readonly derived?: true
  /**
   * 'none': always shown (pages of the frame and services). 'menu': shown only if the menu has the page, or its
   * `parent`.
   */
  readonly guard: 'none' | 'menu'
  /** The menu address of the item a detail page belongs to. */
  readonly parent?: string
  /** Whether the page is the menu item itself under another address, instead of a detail of it. */
  readonly same?: true
  /** Returns the address of the same subject in another year; absent when the subject belongs to one year. */
  readonly inYear?: InYear
  /** The query parameter that opens one record over the page. */
  readonly opens?: string
  /** Set where its figures are of a whole year, on the basis the address says: links between such pages keep it. */
  readonly figures?: true
}

/** Returns whether the address names one record, whose entity and year are then part of its key. */
export const isOfRecord = ({ parent, same, opens }: Route, search: string): boolean =>
  (parent !== undefined && !same) || (opens !== undefined && new URLSearchParams(search).has(opens))

/** Returns an address without entity and year, given that of the page. */
export type InYear = (url: URL, exercicio: number) => string | undefined

/** For subjects that exist in several years under the same address. */
export const sameAddress: InYear = ({ pathname }) => pathname

/** Declares a page shown whatever the menu holds: a page of the frame, or the target of one of its buttons. */
export const always = (path: string, screen: string): Route => ({ path, screen, guard: 'none' })
/** Declares that the figures of a page follow the basis of the address. */
export const withFigures = (route: Route): Route => ({ ...route, figures: true })
export const item = (path: string, screen: string): Route => ({ path, screen, guard: 'menu' })
/** Declares another address of the same page: any of them in the menu shows all. */
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
