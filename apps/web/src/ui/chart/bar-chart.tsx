// Renders a horizontal bar chart. Each bar has its name and figure beside it, so that neither colour nor a scale is
// needed.
import type { ReactNode } from 'react'
import { barsOf, heightOf } from './bars.ts'
import styles from './bar-chart.module.css'

export interface BarItem {
  readonly id: string
  readonly label: ReactNode
  readonly value: number
  /** The formatted value. */
  readonly written: ReactNode
}

interface BarChartProps {
  label: string
  items: readonly BarItem[]
  /** Summary of the chart, as a sentence. */
  children: ReactNode
}

export function BarChart({ label, items, children }: BarChartProps) {
  const { zero, bars } = barsOf(items.map(({ value }) => value))
  return (
    <figure className={styles.chart} aria-label={label}>
      <figcaption className={styles.summary}>{children}</figcaption>
      <ol className={styles.bars} data-height={heightOf(items.length)}>
        {items.map(({ id, label: name, value, written }, index) => (
          <li key={id} className={styles.item}>
            <span className={styles.label}>{name}</span>
            <span className={styles.value} data-negative={value < 0 || undefined}>
              {written}
            </span>
            <svg className={styles.track} aria-hidden="true" focusable="false">
              <rect
                className={styles.bar}
                data-negative={value < 0 || undefined}
                x={`${bars[index]?.start ?? 0}%`}
                width={`${bars[index]?.length ?? 0}%`}
                height="100%"
              />
              <line className={styles.zero} x1={`${zero}%`} x2={`${zero}%`} y1="0" y2="100%" />
            </svg>
          </li>
        ))}
      </ol>
    </figure>
  )
}
