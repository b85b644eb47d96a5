// Reads from the build's manifest which files the first page of a screen needs, in the order to request them.
interface Chunk {
  file: string
  isEntry?: boolean
  imports?: string[]
  dynamicImports?: string[]
  css?: string[]
}

type Manifest = Readonly<Record<string, Chunk>>

export interface PageAssets {
  /** File of the entry. */
  script: string
  /** File of the screen; undefined when only the entry is needed. */
  screen: string | undefined
  /** The other files to preload. */
  modules: readonly string[]
  /** Stylesheets, including those of parts the server renders too but whose code the screen loads later. */
  css: readonly string[]
}

function withImports(manifest: Manifest, key: string, seen: Set<string>): void {
  const chunk = manifest[key]
  if (!chunk || seen.has(key)) return
  for (const imported of chunk.imports ?? []) withImports(manifest, imported, seen)
  seen.add(key)
}

export function readManifest(json: string): (file: string | undefined) => PageAssets {
  const manifest = JSON.parse(json) as Manifest
  const entry = Object.keys(manifest).find((key) => manifest[key]?.isEntry)
  if (!entry) throw new Error('the client build has no entry')
  const known = new Map<string | undefined, PageAssets>()
  return (file) => {
    const cached = known.get(file)
    if (cached) return cached
    const keys = new Set<string>()
    withImports(manifest, entry, keys)
    if (file) withImports(manifest, file, keys)
    const chunks = [...keys].map((key) => manifest[key] as Chunk)
    const script = (manifest[entry] as Chunk).file
    const screen = file && manifest[file]?.file
    const later = (file && manifest[file]?.dynamicImports) || []
    const assets = {
      script,
      screen,
      modules: chunks.map((chunk) => chunk.file).filter((name) => name !== script && name !== screen),
      css: [...new Set([...chunks, ...later.map((key) => manifest[key])].flatMap((chunk) => chunk?.css ?? []))],
    }
    known.set(file, assets)
    return assets
  }
}
