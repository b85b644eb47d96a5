// Renders a placeholder of a text still loading, so that nothing moves when it arrives.
import styles from './skeleton.module.css'

export function Skeleton({ width = 'full' }: { width?: 'short' | 'medium' | 'full' }) {
  return <span className={styles.bar} data-width={width} aria-hidden="true" />
}
