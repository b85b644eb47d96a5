// The input of every step of a start.
import type { Config } from '../lib/config.ts'
import type { Undo } from './undo.ts'

export interface Preparing {
  config: Config
  undo: Undo
  say: (line: string) => void
  signal: AbortSignal
}
