// A process starts without what its supervisor taught node of TypeScript.
import { register } from 'tsx/esm/api'

register()
await import('./worker.ts')
