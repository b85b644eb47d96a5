// The code of every screen, each in a file of its own.
import type { RouteModule } from './route-module.ts'

export const files = import.meta.glob<RouteModule>(['./screens/*/*.tsx', './derived/*.tsx', '!./screens/*/*.test.tsx'])
