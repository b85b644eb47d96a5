// Gives the number of servants of an entity and their mean pay; the cost of the payroll follows from both.
import type { Entity } from '../cidade/cidade.ts'
import type { Cents } from '../cidade/money.ts'
import { growthOf } from '../cidade/scale.ts'

/** At scale 1, by the kind of entity. */
const SERVIDORES: Readonly<Record<Entity['tipo'], number>> = { E: 3_200, L: 160, D: 1_010, A: 290 }
/** In the smallest city; the vereadores are as many as in any other. */
const FEWEST: Readonly<Record<Entity['tipo'], number>> = { E: 24, L: 40, D: 24, A: 26 }

/** In a city larger than the full one those who travel are most of the servants; their units pay them all. */
const BEYOND_THOSE_WHO_TRAVEL = 1.45

export const servantsAt = ({ tipo, volume }: Entity, scale: number): number =>
  Math.max(
    FEWEST[tipo],
    Math.round(SERVIDORES[tipo] * (scale <= 1 ? scale ** 0.85 : scale ** 0.25)),
    scale <= 1 ? 0 : Math.round(volume.servidores * growthOf(scale) * BEYOND_THOSE_WHO_TRAVEL),
  )

/** Mean monthly pay, at the prices of the first year. */
export const MEAN_PAY: Cents = 540_000
