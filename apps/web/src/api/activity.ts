// Counts the calls in progress; the loading indicator shows while there is any.
import { createStore } from '../store.ts'

const calls = createStore(0)

export const useActiveCalls = calls.use
export const activeCalls = calls.get

/** Counts a call as started; the returned function counts it as finished, once. */
export function trackCall(): () => void {
  let open = true
  calls.set((count) => count + 1)
  return () => {
    if (!open) return
    open = false
    calls.set((count) => count - 1)
  }
}

export function tracked<T>(promise: Promise<T>): Promise<T> {
  return promise.finally(trackCall())
}
