// Writes addresses: the base path of the portal, and query strings without empty values.
export const APP_BASE = '/portaltransparencia'

/** Query parameter of the basis that an address, or a call, asks for. */
export const BASE = 'base'

export type Query = Readonly<Record<string, string | number | boolean | undefined>>

export function withQuery(path: string, query: Query): string {
  const pairs = Object.entries(query).filter(([, value]) => value !== undefined && value !== '')
  if (pairs.length === 0) return path
  return `${path}?${pairs.map((pair) => pair.map((each) => encodeURIComponent(String(each))).join('=')).join('&')}`
}
