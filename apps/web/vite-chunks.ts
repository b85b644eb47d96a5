// Groups the modules shared by several screens into few files: one for the frame, one for lists, and as many more as
// save more requests than they cost in unneeded code.
import type { Plugin, Rolldown } from 'vite'
import { fewFiles, type Shared } from './few-files.ts'

interface Chunks {
  plugin: Plugin
  /** Returns the chunk of a module, once the plugin has seen the whole graph. */
  nameOf: (id: string) => string | null
}

type Context = Rolldown.PluginContext

function* staticImports(context: Context, root: string, seen = new Set<string>()): Iterable<string> {
  if (seen.has(root)) return
  seen.add(root)
  yield root
  for (const id of context.getModuleInfo(root)?.importedIds ?? []) yield* staticImports(context, id, seen)
}

function modulesOf(context: Context): Rolldown.ModuleInfo[] {
  return [...context.getModuleIds()].flatMap((id) => context.getModuleInfo(id) ?? [])
}

/** Groups everything the roots import statically into one chunk. */
export function chunkFrom(name: string, isRoot: (module: Rolldown.ModuleInfo) => boolean): Chunks {
  const held = new Set<string>()
  const plugin: Plugin = {
    name: `${name}-chunk`,
    apply: 'build',
    buildEnd() {
      for (const { id } of modulesOf(this).filter(isRoot))
        for (const each of staticImports(this, id, held)) held.add(each)
    },
  }
  return { plugin, nameOf: (id) => (held.has(id) ? name : null) }
}

/**
 * Names a chunk by its largest module, with its folders, and its package if not this one. File names alone could
 * repeat, and a number would change with unrelated files. Every page includes the names of the chunks it may need.
 */
const nameOfFile = ([largest]: readonly Shared[]): string =>
  (largest?.id ?? '')
    .replace(/^.*\/(\w+)\/src\//, '$1/')
    .replace(/^web\/(screens\/)?/, '')
    .replace(/\.\w+$/, '')
    .replaceAll(/\W+/g, '-')

/** Groups the other modules that more than one screen needs. */
export function sharedChunks(others: readonly Chunks[]): Chunks {
  const names = new Map<string, string>()
  const plugin: Plugin = {
    name: 'shared-chunks',
    apply: 'build',
    buildEnd() {
      const modules = modulesOf(this)
      const screens = modules.filter(({ dynamicImporters }) => dynamicImporters.length > 0).map(({ id }) => id)
      const users = new Map<string, Set<string>>()
      for (const screen of screens)
        for (const id of staticImports(this, screen)) users.set(id, (users.get(id) ?? new Set()).add(screen))
      const isApart = (id: string): boolean => screens.includes(id) || others.some(({ nameOf }) => nameOf(id) !== null)
      const shared = modules.flatMap(({ id, code, importedIds }): Shared[] => {
        const usedBy = users.get(id)
        return usedBy === undefined || usedBy.size < 2 || isApart(id)
          ? []
          : [{ id, bytes: code?.length ?? 0, usedBy, imports: importedIds }]
      })
      for (const file of fewFiles(shared)) for (const { id } of file) names.set(id, nameOfFile(file))
    },
  }
  return { plugin, nameOf: (id) => names.get(id) ?? null }
}
