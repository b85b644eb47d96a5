// Defines how a figure is read: its name in a list, its value in cents, and the looks (totals, pages, files) every list
// has.
import type { Contexto, List, Row } from '@portal/kit/list'
import type { City } from './agreement-city.ts'
import { cents, sumCents } from './walk.ts'

/** Name of the figure → cents. */
export type Figures = Readonly<Record<string, number>>

export interface Reading {
  /** The place where it is shown. */
  name: string
  read: (city: City, contexto: Contexto) => Promise<Figures>
}

export type Names = Readonly<Record<string, string>>

/** The figures of a commitment, with the field that holds each. */
export const DO_EMPENHO: Names = {
  empenhado: 'valorEmpenhado',
  anulado: 'valorAnulado',
  liquidado: 'valorLiquidado',
  retido: 'valorRetido',
  pago: 'valorPago',
  aPagar: 'valorAPagar',
}
export const DO_FORNECEDOR: Names = Object.fromEntries(Object.keys(DO_EMPENHO).map((name) => [name, name]))
const named = (names: Names, valueOf: (field: string) => number): Figures =>
  Object.fromEntries(Object.entries(names).map(([figure, field]) => [figure, valueOf(field)]))

/** Adds the figures that derive from others. */
export function whole(figures: Figures): Figures {
  const { empenhado = 0, anulado = 0 } = figures
  return { ...figures, 'empenhado líquido': empenhado - anulado }
}

export const ofRow = (names: Names, row: Row): Figures => named(names, (field) => cents(row[field]))
export const ofRows = (names: Names, rows: readonly Row[]): Figures => named(names, (field) => sumCents(rows, field))
export const prefixed = (prefix: string, figures: Figures): Figures =>
  Object.fromEntries(Object.entries(figures).map(([name, value]) => [`${prefix}: ${name}`, value]))

/** Returns the three readings of a list: from its totals, its pages and its files. */
export function looks(
  name: string,
  list: List,
  names: Names,
  filters: Readonly<Record<string, string>> = {},
  prefix?: string,
): Reading[] {
  const finish = (figures: Figures): Figures => {
    const all = names === DO_EMPENHO || names === DO_FORNECEDOR ? whole(figures) : figures
    return prefix === undefined ? all : prefixed(prefix, all)
  }
  return [
    {
      name: `${name}, totais`,
      read: async (city, contexto) => finish(ofRow(names, await city.totals(list, contexto, filters))),
    },
    {
      name: `${name}, páginas`,
      read: async (city, contexto) => finish(ofRows(names, await city.pages(list, contexto, filters))),
    },
    {
      name: `${name}, arquivo json`,
      read: async (city, contexto) => finish(ofRow(names, await city.exported(list, contexto, filters))),
    },
    {
      name: `${name}, arquivo csv`,
      read: async (city, contexto) => finish(ofRow(names, await city.csvTotals(list, contexto, filters))),
    },
  ]
}
