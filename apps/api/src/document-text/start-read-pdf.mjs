// A process starts without what its parent taught node of TypeScript.
import { register } from 'tsx/esm/api'

register()
await import('./read-pdf.ts')
