// Finds the catalog file that declares each list and record without a screen of its own. The build writes for each a
// screen that imports that declaration alone. Only the build reads this file: it loads every module of the catalog.
import { details, items } from './addresses.ts'
import { unclaimedLists, unclaimedRecords } from './unclaimed.ts'

export { details, items }

export interface Declared {
  readonly path: string
  /** '<area>/<file>' in the catalog. */
  readonly module: string
  /** Its export name in that file. */
  readonly name: string
}

const modules = import.meta.glob<Readonly<Record<string, unknown>>>(
  ['../../../../packages/catalog/src/*/*.ts', '!**/index.ts', '!**/*.test.ts'],
  { eager: true },
)

const places = new Map<unknown, Omit<Declared, 'path'>>()
for (const [file, exported] of Object.entries(modules)) {
  const module = file.replace(/^.*\/catalog\/src\/|\.ts$/g, '')
  for (const [name, value] of Object.entries(exported)) if (!places.has(value)) places.set(value, { module, name })
}

function declared(value: unknown, path: string): Declared {
  const place = places.get(value)
  if (place === undefined) throw new Error(`${path} is declared in a file that does not export it`)
  return { path, ...place }
}

export const lists: readonly Declared[] = unclaimedLists.map((list) => declared(list, list.path))
export const records: readonly Declared[] = unclaimedRecords.map((record) => declared(record, record.link.path))
