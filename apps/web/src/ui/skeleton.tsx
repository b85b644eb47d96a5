// The place of a text that is still on its way, so that nothing jumps when it arrives.
import styles from './skeleton.module.css'

export function Skeleton({ width = 'full' }: { width?: 'short' | 'medium' | 'full' }) {
  return <span className={styles.bar} data-width={width} aria-hidden="true" />
}
