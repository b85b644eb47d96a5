// Computes the national holidays of Brazil for any year. Days are whole numbers since 1970.
const MS = 86_400_000

export const dayOf = (iso: string): number =>
  Date.UTC(Number(iso.slice(0, 4)), Number(iso.slice(5, 7)) - 1, Number(iso.slice(8, 10))) / MS
export const dayAt = (year: number, month: number, day: number): number => Date.UTC(year, month - 1, day) / MS
export const isoFrom = (day: number): string => new Date(day * MS).toISOString().slice(0, 10)

/** Easter Sunday, by the Gregorian computus. */
export function easterOf(year: number): number {
  const golden = year % 19
  const century = Math.floor(year / 100)
  const inCentury = year % 100
  const correction = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3)
  const epact = (19 * golden + century - Math.floor(century / 4) - correction + 15) % 30
  const weekday = (32 + 2 * (century % 4) + 2 * Math.floor(inCentury / 4) - epact - (inCentury % 4)) % 7
  const late = Math.floor((golden + 11 * epact + 22 * weekday) / 451)
  const monthAndDay = epact + weekday - 7 * late + 114
  return dayAt(year, Math.floor(monthAndDay / 31), (monthAndDay % 31) + 1)
}

const FIXED = ['01-01', '04-21', '05-01', '09-07', '10-12', '11-02', '11-15', '12-25']
const CONSCIENCIA_NEGRA = { monthDay: '11-20', nationalSince: 2024 }

/** Returns the national holidays of a year, with Carnival Monday and Tuesday and Corpus Christi. */
export function holidaysOf(year: number): ReadonlySet<number> {
  const easter = easterOf(year)
  const fixed = year >= CONSCIENCIA_NEGRA.nationalSince ? [...FIXED, CONSCIENCIA_NEGRA.monthDay] : FIXED
  return new Set([
    ...fixed.map((monthDay) => dayOf(`${year}-${monthDay}`)),
    easter - 48,
    easter - 47,
    easter - 2,
    easter + 60,
  ])
}
