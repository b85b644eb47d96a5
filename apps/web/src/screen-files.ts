// The code of every screen, each in a file of its own; those derived from the catalog are written by the build.
import { files as derived } from 'virtual:derived-screens'
import type { RouteModule } from './route-module.ts'

const written = import.meta.glob<RouteModule>(['./screens/*/*.tsx', '!./screens/*/*.test.tsx'])

export const files: Readonly<Record<string, () => Promise<RouteModule>>> = { ...written, ...derived }
