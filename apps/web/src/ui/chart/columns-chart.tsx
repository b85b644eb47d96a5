// Renders a column chart with a group per period, to show the shape of a year. The table beside it has every figure.
import type { ReactNode } from 'react'
import { barsOf } from './bars.ts'
import styles from './columns-chart.module.css'

export interface Series {
  readonly name: string
  /** One for each group; undefined where nothing is known of it, which is no bar. */
  readonly values: readonly (number | undefined)[]
}

interface ColumnsChartProps {
  label: string
  /** Short name of each group. */
  groups: readonly string[]
  series: readonly Series[]
  /** Summary of the chart, as a sentence. */
  children: ReactNode
}

const WIDTH = 100

export function ColumnsChart({ label, groups, series, children }: ColumnsChartProps) {
  const { zero, bars } = barsOf(series.flatMap(({ values }) => values.map((value) => value ?? 0)))
  const group = WIDTH / groups.length
  const column = (group * 0.8) / series.length
  return (
    <figure className={styles.chart} aria-label={label}>
      <figcaption className={styles.summary}>{children}</figcaption>
      <ul className={styles.legend}>
        {series.map(({ name }, index) => (
          <li key={name} data-series={index}>
            {name}
          </li>
        ))}
      </ul>
      <svg className={styles.plot} aria-hidden="true" focusable="false">
        {series.map(({ name, values }, serie) =>
          values.map((value, moment) => {
            if (value === undefined) return null
            const { start = 0, length = 0 } = bars[serie * groups.length + moment] ?? {}
            return (
              <rect
                key={`${name} ${groups[moment]}`}
                data-series={serie}
                x={`${moment * group + group * 0.1 + serie * column}%`}
                y={`${WIDTH - start - length}%`}
                width={`${column}%`}
                height={`${length}%`}
              />
            )
          }),
        )}
        <line className={styles.zero} x1="0" x2="100%" y1={`${WIDTH - zero}%`} y2={`${WIDTH - zero}%`} />
      </svg>
      <ol className={styles.groups} aria-hidden="true">
        {groups.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ol>
    </figure>
  )
}
