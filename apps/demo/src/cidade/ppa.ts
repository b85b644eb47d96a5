// Returns the first year of the four-year plan (PPA) of a year.
const PPA_BASES = [2018, 2022, 2026, 2030]

export const anoBasePpa = (ano: number): number => PPA_BASES.findLast((base) => base <= ano) as number
