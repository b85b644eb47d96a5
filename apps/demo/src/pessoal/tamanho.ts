// Gives the number of servants of an entity and their mean pay; the cost of the payroll follows from both.
import type { Entity } from '../cidade/cidade.ts'
import type { Cents } from '../cidade/money.ts'

/** At scale 1, by the kind of entity. */
const SERVIDORES: Readonly<Record<Entity['tipo'], number>> = { E: 3_200, L: 160, D: 1_010, A: 290 }
const FEWEST = 24

export const servantsAt = ({ tipo }: Entity, scale: number): number =>
  Math.max(FEWEST, Math.round(SERVIDORES[tipo] * (scale <= 1 ? scale ** 0.85 : scale ** 0.25)))

/** Mean monthly pay, at the prices of the first year. */
export const MEAN_PAY: Cents = 540_000
