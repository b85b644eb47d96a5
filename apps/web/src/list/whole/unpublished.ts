// Tells the months of which nothing is known yet from those in which nothing was summed: a month that begins after the
// newest fact is not published yet, and is neither zero nor an empty bar.
import { nomeDoMes } from '@portal/kit/formats'
import type { Row } from '@portal/kit/list'

export const AINDA_NAO_PUBLICADO = 'ainda não publicado'

/** Returns whether a period that begins on this day is after the newest fact; false while that is not known. */
export const isUnpublished = (firstDay: string, until: string | undefined): boolean =>
  until !== undefined && firstDay > until

const firstDayOf = (exercicio: number, mes: Row[string]): string => `${exercicio}-${String(mes).padStart(2, '0')}-01`

/** The newest fact of each column. */
export type UntilOf = Readonly<Record<string, string | undefined>>

/** Returns the months of a year without the values of columns of which nothing is known of the month yet. */
export const publishedMonths = (rows: readonly Row[], exercicio: number, untilOf: UntilOf): Row[] =>
  rows.map((row) =>
    Object.fromEntries(
      Object.entries(row).filter(([name]) => !isUnpublished(firstDayOf(exercicio, row.mes), untilOf[name])),
    ),
  )

/** Says from which month on nothing of these columns is published; undefined where all months are. */
export function unpublishedInWords(
  months: readonly Row[],
  columns: readonly { readonly name: string; readonly label: string }[],
): string | undefined {
  const said = columns.flatMap(({ name, label }) => {
    const first = months.find((row) => row[name] === undefined && months.some((other) => other[name] !== undefined))
    return first ? [{ label, from: nomeDoMes(String(first.mes)) }] : []
  })
  const [one] = said
  if (!one) return undefined
  const isOfAll = said.length === columns.length && said.every(({ from }) => from === one.from)
  if (isOfAll) return `A partir de ${one.from}, ${AINDA_NAO_PUBLICADO}.`
  return said.map(({ label, from }) => `${label}: a partir de ${from}, ${AINDA_NAO_PUBLICADO}.`).join(' ')
}
