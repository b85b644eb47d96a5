// The answer before the table: how many rows, and the totals that tell the story of the filter.
import { formatInteger, formatMoney } from '@portal/kit/formats'
import type { List } from '@portal/kit/list'
import { HelpTip } from '../ui/help-tip.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { writeValue } from './values.ts'
import styles from './figures.module.css'

export type Totals = Readonly<Record<string, number | string | undefined>>

const MAX_TOTALS = 3

/** Totals run from the widest figure to what is left of it: the first and the last ones matter most. */
export const keyTotals = (totals: readonly string[]): readonly string[] =>
  totals.length <= MAX_TOTALS ? totals : [...totals.slice(0, 1), ...totals.slice(1 - MAX_TOTALS)]

export function Figures({ list, count, totals }: { list: List; count: number | undefined; totals: Totals | undefined }) {
  return (
    <dl className={styles.figures}>
      <div className={styles.figure}>
        <dt>Registros</dt>
        <dd>{count === undefined ? <Skeleton width="short" /> : formatInteger(count)}</dd>
      </div>
      {keyTotals(list.totals).map((name) => {
        const field = list.fields[name]
        return (
          field && (
            <div key={name} className={styles.figure}>
              <dt>
                {field.label} {field.help && <HelpTip term={field.label}>{field.help}</HelpTip>}
              </dt>
              <dd>{totals ? (writeValue(field.kind, totals[name]) ?? formatMoney(0)) : <Skeleton width="medium" />}</dd>
            </div>
          )
        )
      })}
    </dl>
  )
}
