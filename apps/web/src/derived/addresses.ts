// The addresses of the lists and records that no screen claims. The build runs this file and puts what it exports in
// its place (vite-derived-screens.ts), since a page that computed it would bring the whole catalog along.
import { unclaimedLists, unclaimedRecords } from './unclaimed.ts'

export const items: readonly string[] = unclaimedLists.map(({ path }) => path)

export const details: readonly (readonly [parent: string, path: string])[] = unclaimedRecords.map(({ list, link }) => [
  list.path,
  link.path,
])
