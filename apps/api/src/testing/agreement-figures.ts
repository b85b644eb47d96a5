// Reads every figure of an entity and year in each place that shows it, and finds those on which two places differ.
import type { Contexto } from '@portal/kit/list'
import type { City } from './agreement-city.ts'
import { readings } from './agreement.ts'

/** Figure → place where it is shown → cents. */
export type Figures = Map<string, Map<string, number>>

export async function readFigures(city: City, contexto: Contexto): Promise<Figures> {
  const figures: Figures = new Map()
  for (const { name, read } of readings) {
    for (const [figure, value] of Object.entries(await read(city, contexto))) {
      figures.set(figure, (figures.get(figure) ?? new Map<string, number>()).set(name, value))
    }
  }
  return figures
}

export const figuresApart = (figures: Figures): [figure: string, said: Record<string, number>][] =>
  [...figures]
    .filter(([, places]) => new Set(places.values()).size > 1)
    .map(([figure, places]) => [figure, Object.fromEntries(places)])
