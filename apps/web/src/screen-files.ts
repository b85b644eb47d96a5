// Maps each screen to the import of its code; the build adds those derived from the catalog.
import { files as derived } from 'virtual:derived-screens'
import type { RouteModule } from './route-module.ts'

const written = import.meta.glob<RouteModule>(['./screens/*/*.tsx', '!./screens/*/*.test.tsx'])

export const files: Readonly<Record<string, () => Promise<RouteModule>>> = { ...written, ...derived }
