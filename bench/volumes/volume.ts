// How much of an area is measured: a city in a database of its own, made once and kept for the next run.
import type { AreaId } from '@portal/catalog/area'

export interface Volume {
  area: AreaId
  /** Of the demo city; 1 is as large as the one `npm start` brings. */
  scale: number
}
