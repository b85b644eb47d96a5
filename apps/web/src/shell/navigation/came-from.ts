// Stores the list a visitor came from, with its filters, for the back link of a detail. It is forgotten on a page
// without menu guard, and on arrival without a referrer.
import { useSyncExternalStore } from 'react'
import { clearStored, readStored, writeStored } from '../../storage.ts'

const KEY = 'lista'

export interface CameFrom {
  /** Address of the list, with its filters. */
  path: string
  title: string
}

export const cameFrom = ({ path, title }: CameFrom): void => writeStored('session', KEY, `${path} ${title}`)

export const forgetCameFrom = (): void => clearStored('session', KEY)

export function parseCameFrom(stored: string | undefined): CameFrom | undefined {
  const [, path, title] = /^(\/\S*) (.+)$/.exec(stored ?? '') ?? []
  return path && title ? { path, title } : undefined
}

const never = () => () => undefined

/** Returns the stored list; undefined on the server, and for a visitor who arrives directly at the detail. */
export function useCameFrom(): CameFrom | undefined {
  return parseCameFrom(
    useSyncExternalStore(
      never,
      () => readStored('session', KEY),
      () => undefined,
    ),
  )
}
