// One file for everything the frame needs, so that the first page asks for few files and they compress well together.
import type { Plugin } from 'vite'

/** Call `holds` as the test of a chunk group, once the plugin has seen the whole graph. */
export function frameChunk(): { plugin: Plugin; holds: (id: string) => boolean } {
  const frame = new Set<string>()
  const plugin: Plugin = {
    name: 'frame-chunk',
    apply: 'build',
    buildEnd() {
      const walk = (id: string): void => {
        if (frame.has(id)) return
        frame.add(id)
        this.getModuleInfo(id)?.importedIds.forEach(walk)
      }
      for (const id of this.getModuleIds()) if (this.getModuleInfo(id)?.isEntry) walk(id)
    },
  }
  return { plugin, holds: (id) => frame.has(id) }
}
