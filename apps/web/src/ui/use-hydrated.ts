// Whether the browser has taken over: until then a control is the link that does the same without JavaScript.
import { useSyncExternalStore } from 'react'

const never = (): (() => void) => () => undefined

export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
