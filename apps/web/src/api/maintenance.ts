// Holds the maintenance state: from the first 451 until the server responds again, the whole page is replaced.
import { createStore } from '../store.ts'

const maintenance = createStore(false)

export const useMaintenance = maintenance.use
export const isUnderMaintenance = maintenance.get
export const enterMaintenance = (): void => maintenance.set(true)
export const leaveMaintenance = (): void => maintenance.set(false)
