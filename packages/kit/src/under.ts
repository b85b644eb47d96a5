// Finds, in an answer that carries the values of every basis, the one that a screen shows under a basis.
import type { Base } from './base.ts'
import type { Fields } from './fields.ts'
import { figureUnder } from './figure.ts'

/** Returns the name of the field that has in its place, under a basis, what a field of the same answer has. */
export function nameUnder<F extends Fields>(
  fields: F,
  name: keyof F & string,
  bases: readonly Base[],
): keyof F & string {
  const figure = fields[name]?.figure
  const shown = figure && figureUnder(figure, bases).id
  return Object.keys(fields).find((other) => shown !== undefined && fields[other]?.figure?.id === shown) ?? name
}
