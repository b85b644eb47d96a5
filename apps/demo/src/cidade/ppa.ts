// The plans of four years, by the first year of each.
const PPA_BASES = [2018, 2022, 2026, 2030]

export const anoBasePpa = (ano: number): number => PPA_BASES.findLast((base) => base <= ano) as number
