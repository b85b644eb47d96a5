// The systems the data comes from, by the numbers existing clients use.
export const MODULO = { pessoal: 1, financas: 3, compras: 5, patrimonio: 7, frota: 8, tributos: 14, almoxarifado: 19, obras: 25 } as const

/** Loaded many times a day, so the hour matters. */
const WITH_TIME: ReadonlySet<number> = new Set([MODULO.financas, MODULO.tributos])

/** A load's moment as the module shows it: date and time, or the date alone. */
export const stampOf = (modulo: number, iso: string): string => (WITH_TIME.has(modulo) ? iso.slice(0, 19) : iso.slice(0, 10))
