// Defines what an area adds to the demo city: rows of the whole city, of each entity and of each of its years.
import type { PoolClient } from 'pg'
import type { Office } from '../despesa/empenhos.ts'
import type { Entity } from './cidade.ts'
import type { Files } from './files.ts'
import type { Sink } from './sink.ts'

export interface City {
  sink: Sink
  files: Files
  years: readonly number[]
  today: number
  log: (line: string) => void
}

type WriteYear = (year: number) => Promise<void> | void

/** Writes the rows of one list of an entity, in all the years at once. */
export type WriteFeature = (city: City, entity: Entity) => Promise<void> | void

export interface DemoArea {
  /** Lists that no other row of the city cites. */
  features?: readonly WriteFeature[]
  writeCity?: (city: City) => Promise<void> | void
  /** Writes the rows of an entity that have no year, and returns the function that writes each year. */
  writeEntity?: (city: City, office: Office) => Promise<WriteYear | void> | WriteYear | void
  /** Writes reports from the sums of all rows; runs after the summaries are built. */
  writeReports?: (client: PoolClient, city: City) => Promise<void>
  /** Writes what visitors write, which no load touches; runs after the city is complete. */
  writeVisitors?: (client: PoolClient, city: City) => Promise<void>
}
