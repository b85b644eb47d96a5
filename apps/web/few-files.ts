// Decides how to group the modules shared by several screens into files: few files, because each costs a request, but
// none with much code that a screen does not need.

/** A module that more than one screen needs. */
export interface Shared {
  id: string
  bytes: number
  usedBy: ReadonlySet<string>
  imports: readonly string[]
}

/** Bytes of source downloaded in the time one more request takes; some 700 bytes compressed. */
const WORTH_A_FILE = 4_000

interface File {
  modules: readonly Shared[]
  bytes: number
  usedBy: ReadonlySet<string>
}

const together = (one: File, other: File): File => ({
  modules: [...one.modules, ...other.modules],
  bytes: one.bytes + other.bytes,
  usedBy: new Set([...one.usedBy, ...other.usedBy]),
})

/**
 * Returns the gain of merging two files over all screens: the requests saved, minus the code downloaded and not needed.
 */
function gain(one: File, other: File): number {
  const both = [...one.usedBy].filter((screen) => other.usedBy.has(screen)).length
  return WORTH_A_FILE * both - one.bytes * (other.usedBy.size - both) - other.bytes * (one.usedBy.size - both)
}

/** Returns whether the files have no circular imports. */
function hasNoCircle(files: readonly File[]): boolean {
  const fileOf = new Map(files.flatMap((file) => file.modules.map(({ id }) => [id, file] as const)))
  const open = new Set<File>()
  const done = new Set<File>()
  const isFine = (file: File): boolean => {
    if (done.has(file)) return true
    if (open.has(file)) return false
    open.add(file)
    const needed = new Set(file.modules.flatMap(({ imports }) => imports.flatMap((id) => fileOf.get(id) ?? [])))
    const fine = [...needed].every((each) => each === file || isFine(each))
    open.delete(file)
    done.add(file)
    return fine
  }
  return files.every(isFine)
}

/** Groups the modules that exactly the same screens need. */
function asNeeded(shared: readonly Shared[]): File[] {
  const files = new Map<string, File>()
  for (const module of shared) {
    const key = [...module.usedBy].toSorted().join('\n')
    const alone: File = { modules: [module], bytes: module.bytes, usedBy: module.usedBy }
    const known = files.get(key)
    files.set(key, known ? together(known, alone) : alone)
  }
  return [...files.values()]
}

/** Merges the two files with the largest gain; returns undefined when no merge gains. */
function joinBest(files: readonly File[]): File[] | undefined {
  const pairs = files.flatMap((one, at) => files.slice(at + 1).map((other) => ({ one, other, gain: gain(one, other) })))
  const gaining = pairs.filter((pair) => pair.gain > 0).toSorted((a, b) => b.gain - a.gain)
  for (const { one, other } of gaining) {
    const joined = [...files.filter((file) => file !== one && file !== other), together(one, other)]
    if (hasNoCircle(joined)) return joined
  }
  return undefined
}

/** Returns the modules of each file, the largest first. */
export function fewFiles(shared: readonly Shared[]): Shared[][] {
  let files = asNeeded(shared.toSorted((a, b) => (a.id < b.id ? -1 : 1)))
  for (let joined = joinBest(files); joined; joined = joinBest(files)) files = joined
  return files.map(({ modules }) => modules.toSorted((a, b) => b.bytes - a.bytes))
}
