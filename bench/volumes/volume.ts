// Defines the volume of an area: a city in a database of its own, created once and reused by the next runs.
import type { AreaId } from '@portal/catalog/area'
import type { Pool } from '@portal/db/pool'

export interface InPages {
  paths: readonly string[]
  pages: number
}

export interface Volume {
  area: AreaId
  /** Scale of the demo city; 1 is the size that `npm start` loads. */
  scale: number
  /** Paths of the API that return a whole page of figures. */
  wholeAnswers: readonly string[]
  /** Requests a visitor sends together, and their budget in list pages. */
  inPages?: readonly InPages[]
  /** Adds rows to tables that do not grow with the empenhos. */
  enlarge?: (pool: Pool) => Promise<void>
}
