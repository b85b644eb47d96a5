// Registers the TypeScript loader, which a new process does not inherit from its supervisor.
import { register } from 'tsx/esm/api'

register()
await import('./worker.ts')
