// Registers the TypeScript loader, which a new process does not inherit from its parent.
import { register } from 'tsx/esm/api'

register()
await import('./read-pdf.ts')
