// The portal, started with whatever pages are built.
import { startPortal } from './start.ts'

await startPortal()
