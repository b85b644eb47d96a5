// Shares the width of the page among the columns: figures never break, texts give way, and what does not fit moves below the line.
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
  /** Printed as named values under each record. */
  details: Column[]
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
}

const longest = (widths: Iterable<number>): number => Math.max(0, ...widths)

function wishOf(column: Column, { totals }: ReportSource, sample: readonly Cell[][], { value, label }: Measures): Wish {
  const { field: { kind, label: name }, index } = column
  const words = longest(name.split(' ').map(label))
  const widest = longest(sample.map((row) => value(readableCell(kind, row[index]))))
  const total = totals[column.name]
  if (kind === 'text') {
    const longestWord = longest(sample.flatMap((row) => readableCell(kind, row[index]).split(/\s/).map(value)))
    const least = Math.max(words, Math.min(longestWord, MIN_TEXT))
    return { ...column, least, best: Math.max(least, Math.min(widest, MAX_TEXT)) }
  }
  const least = Math.max(words, widest, total === undefined ? 0 : value(readableCell(kind, total)))
  return { ...column, least, best: least }
}

const sum = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0)

function share(wishes: readonly Wish[], room: number): PdfColumn[] {
  const least = sum(wishes.map((wish) => wish.least))
  const best = sum(wishes.map((wish) => wish.best))
  if (best <= room) {
    const texts = wishes.filter(({ field }) => field.kind === 'text').length
    const growing = texts > 0 ? texts : wishes.length
    const grows = ({ field }: Wish): boolean => texts === 0 || field.kind === 'text'
    return wishes.map((wish) => ({ ...wish, width: wish.best + (grows(wish) ? (room - best) / growing : 0) }))
  }
  const give = (room - least) / (best - least)
  return wishes.map((wish) => ({ ...wish, width: wish.least + (wish.best - wish.least) * give }))
}

interface Room {
  portrait: number
  landscape: number
}

/** All the fields as columns, in their own order, when the page can hold them. */
function wholeTable(wishes: readonly Wish[], room: Room): PdfLayout | undefined {
  const best = sum(wishes.map((wish) => wish.best))
  const least = sum(wishes.map((wish) => wish.least))
  if (best <= room.portrait) return { landscape: false, columns: share(wishes, room.portrait), details: [] }
  if (least <= room.landscape) return { landscape: true, columns: share(wishes, room.landscape), details: [] }
  return undefined
}

export function layoutColumns(
  source: ReportSource, { leading, rest }: { leading: Column[]; rest: Column[] }, sample: readonly Cell[][], measures: Measures, room: Room,
): PdfLayout {
  const wishes = new Map([...leading, ...rest].map((column) => [column.name, wishOf(column, source, sample, measures)]))
  const whole = wholeTable(source.fields.map(([name]) => wishes.get(name)!), room)
  if (whole) return whole
  const kept = leading.map(({ name }) => wishes.get(name)!)
  const moved = new Set<string>()
  while (kept.length > 1 && sum(kept.map((wish) => wish.least)) > room.landscape) {
    const last = kept.findLastIndex(({ name, field }, i) => i > 0 && source.totals[name] === undefined && !isNumeric(field.kind))
    const [gone] = kept.splice(last > 0 ? last : kept.length - 1, 1)
    moved.add(gone!.name)
  }
  return { landscape: true, columns: share(kept, room.landscape), details: [...leading.filter(({ name }) => moved.has(name)), ...rest] }
}
