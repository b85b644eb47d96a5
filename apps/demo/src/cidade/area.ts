// What an area adds to the demo city: rows of the whole city, of each entity and of each of its years.
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

/** Writes what an entity has of one list, in all the years at once. */
export type WriteFeature = (city: City, entity: Entity) => Promise<void> | void

export interface DemoArea {
  /** What stands by itself: no other row of the city cites it. */
  features?: readonly WriteFeature[]
  writeCity?: (city: City) => Promise<void> | void
  /** Writes what an entity has whatever the year, and answers what writes each year. */
  writeEntity?: (city: City, office: Office) => Promise<WriteYear | void> | WriteYear | void
  /** What is written from the sums of all of it: after the summaries are made. */
  writeReports?: (client: PoolClient, city: City) => Promise<void>
  /** What visitors write, which no load touches: after the city is whole. */
  writeVisitors?: (client: PoolClient, city: City) => Promise<void>
}
