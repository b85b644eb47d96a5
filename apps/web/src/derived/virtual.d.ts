declare module 'virtual:derived-screens' {
  import type { RouteModule } from '../route-module.ts'

  /** Imports each derived screen, by the file name it would have: './derived/alvara.tsx'. */
  export const files: Readonly<Record<string, () => Promise<RouteModule>>>
}
