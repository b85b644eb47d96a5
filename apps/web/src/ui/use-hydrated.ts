// Returns whether the page has been hydrated; until then a control is rendered as the link that does the same without
// JavaScript.
import { useSyncExternalStore } from 'react'

const never = (): (() => void) => () => undefined

export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
