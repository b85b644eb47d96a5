// Renders a pie chart. Each slice has its name and figure beside the picture, so that no meaning depends on colour
// alone.
import type { ReactNode } from 'react'
import styles from './pie-chart.module.css'

export interface Slice {
  readonly id: string
  readonly label: string
  readonly value: number
  /** The formatted value. */
  readonly written: ReactNode
  readonly tone: 'good' | 'waived' | 'missing'
}

/** Radius of a circumference of 100, so that an arc's length is its percentage. */
const RADIUS = 100 / (2 * Math.PI)
/** Offset of twelve o'clock on the circumference. */
const TOP = 25

interface PieChartProps {
  label: string
  slices: readonly Slice[]
  /** Summary of the chart, as a sentence. */
  children: ReactNode
}

export function PieChart({ label, slices, children }: PieChartProps) {
  const whole = slices.reduce((sum, { value }) => sum + Math.max(0, value), 0)
  const lengths = slices.map(({ value }) => (whole === 0 ? 0 : (Math.max(0, value) * 100) / whole))
  const arcs = slices.map(({ id, tone }, at) => {
    const before = lengths.slice(0, at).reduce((sum, length) => sum + length, 0)
    return { id, tone, length: lengths[at] ?? 0, offset: TOP - before }
  })
  return (
    <figure className={styles.chart} aria-label={label}>
      <figcaption>{children}</figcaption>
      <div className={styles.body}>
        <svg viewBox="0 0 42 42" className={styles.pie} aria-hidden="true" focusable="false">
          {arcs.map(({ id, tone, length, offset }) => (
            <circle
              key={id}
              data-tone={tone}
              cx="21"
              cy="21"
              r={RADIUS}
              strokeDasharray={`${length} ${100 - length}`}
              strokeDashoffset={offset}
            />
          ))}
        </svg>
        <ul className={styles.legend}>
          {slices.map(({ id, label: name, written, tone }) => (
            <li key={id} data-tone={tone}>
              <span>{name}</span> <strong>{written}</strong>
            </li>
          ))}
        </ul>
      </div>
    </figure>
  )
}
