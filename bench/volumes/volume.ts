// How much of an area is measured: a city in a database of its own, made once and kept for the next run.
import type { AreaId } from '@portal/catalog/area'
import type { Pool } from '@portal/db/pool'

export interface InPages {
  paths: readonly string[]
  pages: number
}

export interface Volume {
  area: AreaId
  /** Of the demo city; 1 is as large as the one `npm start` brings. */
  scale: number
  /** Addresses of the API that answer a whole page of figures. */
  wholeAnswers: readonly string[]
  /** What a visitor asks together, and the pages of a list it may cost. */
  inPages?: readonly InPages[]
  /** Adds what grows otherwise than its commitments. */
  enlarge?: (pool: Pool) => Promise<void>
}
