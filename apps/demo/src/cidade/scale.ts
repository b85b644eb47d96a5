// Returns how many rows of each kind a scale has. A bigger city buys more often, but not in proportion to its size, and
// more often from the same suppliers.
import type { Volume } from './cidade.ts'
import { FEWEST_COMPANIES } from '../despesa/fornecedores.ts'

/** The smallest volume in which every kind of row exists. */
const FEWEST: Volume = {
  empenhos: 90,
  diarias: 12,
  adiantamentos: 6,
  notasExtraorcamentarias: 10,
  covid: 4,
  fornecedores: FEWEST_COMPANIES,
  servidores: 20,
}

export const growthOf = (scale: number): number => (scale <= 1 ? scale : scale ** 0.75)
const acquaintanceOf = (scale: number): number => (scale <= 1 ? scale : scale ** 0.5)

export function volumeAt(base: Volume, scale: number): Volume {
  const growth = growthOf(scale)
  const sized = (name: keyof Volume, factor: number): number =>
    base[name] === 0 ? 0 : Math.max(FEWEST[name], Math.round(base[name] * factor))
  return {
    empenhos: sized('empenhos', growth),
    diarias: sized('diarias', scale),
    adiantamentos: sized('adiantamentos', growth),
    notasExtraorcamentarias: sized('notasExtraorcamentarias', scale),
    covid: sized('covid', growth),
    fornecedores: sized('fornecedores', acquaintanceOf(scale)),
    servidores: sized('servidores', growth),
  }
}
