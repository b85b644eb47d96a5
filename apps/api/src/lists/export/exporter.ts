// Holds what all exports of a server share (connections, slots, threads) and their timeouts and limits.
import type { Pool } from '@portal/db/pool'
import { sourceOf, type Source } from '@portal/db/replicas/source'
import type { Threads } from '../../threads/threads.ts'
import { formats } from '../report/formats.ts'
import type { ReportFormats } from '../report/report.ts'
import type { Floor } from './pace.ts'
import { Slots, type TakesSlots } from './slots.ts'
import type { SpoolLimits } from './spool.ts'

const MB = 1024 * 1024
const ANSWER_MS = 11_000
const TIMEOUT_MS = 900_000

export interface Exporter {
  source: Source
  threads: Threads
  slots: TakesSlots
  formats: ReportFormats
  spool: SpoolLimits
  floor: Floor
  /** Timeout of each statement before the first row; a server that takes longer is considered frozen. */
  answerMs: number
  /** Timeout of the whole export, from the request to the last byte. */
  timeoutMs: number
}

export const openExporter = (pool: Pool, threads: Threads, options: Partial<Exporter> = {}): Exporter => ({
  source: sourceOf(pool),
  threads,
  slots: new Slots(pool.options.max ?? 1),
  formats,
  spool: { memoryBytes: MB, fileBytes: 256 * MB },
  floor: { bytesPerSecond: 16 * 1024, graceMs: 30_000 },
  answerMs: ANSWER_MS,
  timeoutMs: TIMEOUT_MS,
  ...options,
})
