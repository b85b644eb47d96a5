// One file for everything the frame needs, and one for what every list needs, so that a page asks for few files and they compress well.
import type { Plugin, Rolldown } from 'vite'

/** Call `holds` as the test of a chunk group, once the plugin has seen the whole graph. */
export function chunkFrom(name: string, isRoot: (module: Rolldown.ModuleInfo) => boolean): { plugin: Plugin; holds: (id: string) => boolean } {
  const held = new Set<string>()
  const plugin: Plugin = {
    name: `${name}-chunk`,
    apply: 'build',
    buildEnd() {
      const walk = (id: string): void => {
        if (held.has(id)) return
        held.add(id)
        this.getModuleInfo(id)?.importedIds.forEach(walk)
      }
      for (const id of this.getModuleIds()) {
        const module = this.getModuleInfo(id)
        if (module && isRoot(module)) walk(id)
      }
    },
  }
  return { plugin, holds: (id) => held.has(id) }
}
