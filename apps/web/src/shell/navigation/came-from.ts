// The list a visitor came from, filters and all, so that the way back of a detail leads there; forgotten where
// something else comes between.
import { useSyncExternalStore } from 'react'
import { clearStored, readStored, writeStored } from '../../storage.ts'

const KEY = 'lista'

export interface CameFrom {
  /** Its address, with what was asked. */
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

/** Undefined on the server and for whoever arrives straight at the detail. */
export function useCameFrom(): CameFrom | undefined {
  return parseCameFrom(
    useSyncExternalStore(
      never,
      () => readStored('session', KEY),
      () => undefined,
    ),
  )
}
