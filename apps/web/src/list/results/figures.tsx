// Renders the key figures above the table: the number of rows and the main totals.
import { formatInteger } from '@portal/kit/formats'
import type { List } from '@portal/kit/list'
import { texts } from '@portal/kit/texts'
import { writeValue } from '@portal/kit/write-value'
import type { ReactNode } from 'react'
import { HelpTip } from '../../ui/help-tip.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { helpOf } from './field-help.tsx'
import styles from './figures.module.css'

export type Totals = Readonly<Record<string, number | string | undefined>>

const MAX_TOTALS = 3

/**
 * Returns at most three totals. They are declared from the widest figure to what is left of it, so the first and the
 * last two matter most.
 */
export const keyTotals = (totals: readonly string[]): readonly string[] =>
  totals.length <= MAX_TOTALS ? totals : [...totals.slice(0, 1), ...totals.slice(1 - MAX_TOTALS)]

export interface KeyFigure {
  name: string
  label: string
  help?: ReactNode
  /** Undefined while it loads. */
  value: string | undefined
}

export function KeyFigures({ figures }: { figures: readonly KeyFigure[] }) {
  return (
    <dl className={styles.figures}>
      {figures.map(({ name, label, help, value }) => (
        <div key={name} className={styles.figure}>
          <dt>
            {label} {help && <HelpTip term={label}>{help}</HelpTip>}
          </dt>
          <dd>{value ?? <Skeleton width="medium" />}</dd>
        </div>
      ))}
    </dl>
  )
}

export function Figures({
  list,
  count,
  totals,
}: {
  list: List
  count: number | undefined
  totals: Totals | undefined
}) {
  const sums = keyTotals(list.totals).flatMap((name): KeyFigure[] => {
    const field = list.fields[name]
    if (!field) return []
    const value = totals && (writeValue(field.kind, totals[name]) ?? texts.semRegistro)
    return [{ name, label: field.label, help: helpOf(field), value }]
  })
  if (sums.length === 0) return null
  return (
    <KeyFigures
      figures={[
        { name: '', label: 'Registros', value: count === undefined ? undefined : formatInteger(count) },
        ...sums,
      ]}
    />
  )
}
