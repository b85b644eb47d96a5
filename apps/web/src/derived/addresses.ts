// Lists the addresses of the lists and records without a screen of their own. The build runs this file and replaces it
// with its result (vite-derived-screens.ts), because a page that computed it would load the whole catalog.
import { unclaimedLists, unclaimedRecords } from './unclaimed.ts'

export const items: readonly string[] = unclaimedLists.map(({ path }) => path)

export const details: readonly (readonly [parent: string, path: string])[] = unclaimedRecords.map(({ list, link }) => [
  list.path,
  link.path,
])
