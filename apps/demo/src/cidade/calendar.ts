// Represents days as whole numbers, and knows which are working days of a Brazilian public office.
import { dayAt, holidaysOf, isoFrom } from '@portal/kit/feriados'

export { dayAt, dayOf } from '@portal/kit/feriados'

const isoCache = new Map<number, string>()

export function isoOf(day: number): string {
  let iso = isoCache.get(day)
  if (iso === undefined) {
    iso = isoFrom(day)
    isoCache.set(day, iso)
  }
  return iso
}

export const yearOf = (day: number): number => Number(isoOf(day).slice(0, 4))
export const monthOf = (day: number): number => Number(isoOf(day).slice(5, 7))
export const daysInMonth = (year: number, month: number): number => dayAt(year, month + 1, 1) - dayAt(year, month, 1)

const workingCache = new Map<number, boolean>()
const holidayCache = new Map<number, ReadonlySet<number>>()

export function isWorkingDay(day: number): boolean {
  let working = workingCache.get(day)
  if (working === undefined) {
    const year = yearOf(day)
    let holidays = holidayCache.get(year)
    if (!holidays) {
      holidays = holidaysOf(year)
      holidayCache.set(year, holidays)
    }
    working = weekday(day) !== 0 && weekday(day) !== 6 && !holidays.has(day)
    workingCache.set(day, working)
  }
  return working
}

/** Returns the day of the week from 0, Sunday: day 0, 1 January 1970, was a Thursday. */
export const weekday = (day: number): number => (day + 4) % 7

/** Returns the day itself if it is a working day, else the next one that is. */
export function workingDay(day: number): number {
  let candidate = day
  while (!isWorkingDay(candidate)) candidate++
  return candidate
}

export function workingDayBefore(day: number): number {
  let candidate = day
  while (!isWorkingDay(candidate)) candidate--
  return candidate
}

/** Returns the day and the working days before it, latest first: `count` of them, or fewer if `first` comes sooner. */
export function workingDaysBack(day: number, count: number, first: number): number[] {
  const days = [day]
  for (let candidate = day - 1; candidate >= first && days.length <= count; candidate--)
    if (isWorkingDay(candidate)) days.push(candidate)
  return days
}

export function workingDaysOf(year: number): number[] {
  const days: number[] = []
  for (let day = dayAt(year, 1, 1); day <= dayAt(year, 12, 31); day++) if (isWorkingDay(day)) days.push(day)
  return days
}

export const MESES = [
  'JANEIRO',
  'FEVEREIRO',
  'MARÇO',
  'ABRIL',
  'MAIO',
  'JUNHO',
  'JULHO',
  'AGOSTO',
  'SETEMBRO',
  'OUTUBRO',
  'NOVEMBRO',
  'DEZEMBRO',
] as const
