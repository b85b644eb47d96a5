declare module 'virtual:derived-screens' {
  import type { RouteModule } from '../route-module.ts'

  /** The code of every derived screen, by the file it would have: './derived/alvara.tsx'. */
  export const files: Readonly<Record<string, () => Promise<RouteModule>>>
}
