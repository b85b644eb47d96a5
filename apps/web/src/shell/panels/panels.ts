// Holds which panel is open over the page; opening one closes the others.
import { createStore } from '../../store.ts'

export type Panel = 'menu' | 'esic' | 'ajuda' | 'pesquisa' | 'tutorial'

const open = createStore<Panel | undefined>(undefined)

export const useOpenPanel = open.use
export const openPanel = (panel: Panel): void => open.set(panel)
export const closePanel = (panel: Panel): void => open.set((current) => (current === panel ? undefined : current))
export const closePanels = (): void => open.set(undefined)
export const togglePanel = (panel: Panel): void => open.set((current) => (current === panel ? undefined : panel))
export const currentPanel = open.get
