// Starts the portal with the pages as they are built.
import { startPortal } from './start.ts'

await startPortal()
