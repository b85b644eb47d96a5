// Announces to screen readers what a key or a button has just changed.
import { createStore } from '../../store.ts'

const said = createStore('')

export const useAnnounced = said.use
export const announce = said.set
