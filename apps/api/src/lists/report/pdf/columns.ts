// Divides the width of the page among the columns of the screen: figures never break, and texts share the rest by their
// length.
import { isNumeric } from '@portal/kit/fields'
import type { Column } from '../columns.ts'
import type { Cell, ReportSource } from '../report.ts'
import { readableCell } from '../words.ts'

export interface PdfColumn extends Column {
  width: number
}

export interface PdfLayout {
  landscape: boolean
  columns: PdfColumn[]
  /** Columns of the screen that do not fit: written as named values under each record. */
  details: Column[]
  /** Fields that the screen does not show either, and that only the other formats have. */
  omitted: Column[]
}

export interface Measures {
  /** Widths on one line, including the room around the text. */
  value: (text: string) => number
  label: (text: string) => number
}

const MIN_TEXT = 58
const MAX_TEXT = 190

interface Wish extends Column {
  least: number
  best: number
  /** Mean width of all its texts, each on one line. */
  mean: number
}

const longest = (widths: Iterable<number>): number => Math.max(0, ...widths)

function wishOf(column: Column, { totals }: ReportSource, sample: readonly Cell[][], { value, label }: Measures): Wish {
  const {
    field: { kind, label: name },
    index,
  } = column
  const words = longest(name.split(' ').map(label))
  const widths = sample.map((row) => value(readableCell(kind, row[index])))
  const widest = longest(widths)
  const mean = sum(widths) / Math.max(1, widths.length)
  const total = totals[column.name]
  if (kind === 'text') {
    const longestWord = longest(sample.flatMap((row) => readableCell(kind, row[index]).split(/\s/).map(value)))
    const least = Math.max(words, Math.min(longestWord, MIN_TEXT))
    return { ...column, least, best: Math.max(least, Math.min(widest, MAX_TEXT)), mean }
  }
  const least = Math.max(words, widest, total === undefined ? 0 : value(readableCell(kind, total)))
  return { ...column, least, best: least, mean }
}

const sum = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0)

/** Divides the width that figures leave among the texts by their length, so that no row is taller than needed. */
function share(wishes: readonly Wish[], room: number): PdfColumn[] {
  const texts = wishes.filter(({ field }) => field.kind === 'text')
  const growing = texts.length > 0 ? texts : wishes
  const left = room - sum(wishes.map((wish) => wish.least))
  const needs = new Map(growing.map((wish) => [wish.name, Math.max(wish.mean - wish.least, 1)]))
  const need = sum([...needs.values()])
  return wishes.map((wish) => ({ ...wish, width: wish.least + (left * (needs.get(wish.name) ?? 0)) / need }))
}

interface Room {
  portrait: number
  landscape: number
}

/** Returns all the fields as columns, in their own order, if they fit on the page. */
function wholeTable(wishes: readonly Wish[], room: Room): PdfLayout | undefined {
  const best = sum(wishes.map((wish) => wish.best))
  if (best > room.landscape) return undefined
  const landscape = best > room.portrait
  return { landscape, columns: share(wishes, landscape ? room.landscape : room.portrait), details: [], omitted: [] }
}

export function layoutColumns(
  source: ReportSource,
  { leading, rest }: { leading: Column[]; rest: Column[] },
  sample: readonly Cell[][],
  measures: Measures,
  room: Room,
): PdfLayout {
  const wishes = new Map([...leading, ...rest].map((column) => [column.name, wishOf(column, source, sample, measures)]))
  const whole = wholeTable(
    source.fields.flatMap(([name]) => wishes.get(name) ?? []),
    room,
  )
  if (whole) return whole
  const kept = leading.map(({ name }) => wishes.get(name)!)
  const moved = new Set<string>()
  while (kept.length > 1 && sum(kept.map((wish) => wish.least)) > room.landscape) {
    const last = kept.findLastIndex(
      ({ name, field }, i) => i > 0 && source.totals[name] === undefined && !isNumeric(field.kind),
    )
    const [gone] = kept.splice(last > 0 ? last : kept.length - 1, 1)
    moved.add(gone!.name)
  }
  const landscape = sum(kept.map((wish) => wish.best)) > room.portrait
  const columns = share(kept, landscape ? room.landscape : room.portrait)
  return { landscape, columns, details: leading.filter(({ name }) => moved.has(name)), omitted: rest }
}
