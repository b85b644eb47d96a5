// Renders a bar proportional to the longest; its value is written beside it.
import styles from './historia.module.css'

export function Barra({ value, most, faint }: { value: number; most: number; faint?: boolean }) {
  const length = most > 0 ? Math.max(0, (100 * value) / most) : 0
  return (
    <svg className={styles.bar} data-faint={faint || undefined} aria-hidden="true" focusable="false">
      <rect width={`${length.toFixed(2)}%`} height="100%" />
    </svg>
  )
}
