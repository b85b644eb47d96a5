// Renders names and values as a definition list.
import type { ReactNode } from 'react'
import { HelpTip } from './help-tip.tsx'
import { Skeleton } from './skeleton.tsx'
import styles from './pairs.module.css'

export interface Pair {
  name: string
  label: string
  help?: ReactNode
  value: ReactNode
  /** Says more of the value in small type, such as its date. */
  note?: ReactNode
  /** Takes the full width; for long texts. */
  wide?: boolean
}

export function Pairs({ pairs, loading = false }: { pairs: readonly Pair[]; loading?: boolean }) {
  return (
    <dl className={styles.pairs} aria-hidden={loading || undefined}>
      {pairs.map(({ name, label, help, value, note, wide }) => (
        <div key={name} className={styles.pair} data-wide={wide || undefined}>
          <dt>
            {loading ? <Skeleton width="short" /> : label} {help && <HelpTip term={label}>{help}</HelpTip>}
          </dt>
          <dd>{loading ? <Skeleton width="medium" /> : value}</dd>
          {note && !loading && <dd className={styles.note}>{note}</dd>}
        </div>
      ))}
    </dl>
  )
}
