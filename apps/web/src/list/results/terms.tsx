// The legal words of the columns in plain language, together, for cards that have no headers to ask.
import type { List } from '@portal/kit/list'
import { columnsOf } from '../state/open-list.ts'
import styles from './terms.module.css'

export function Terms({ list }: { list: List }) {
  const explained = columnsOf(list).filter(([, field]) => field.help)
  if (explained.length === 0) return null
  return (
    <details className={styles.terms}>
      <summary>O que significa cada coluna</summary>
      <dl>
        {explained.map(([name, field]) => (
          <div key={name}>
            <dt>{field.label}</dt>
            <dd>{field.help}</dd>
          </div>
        ))}
      </dl>
    </details>
  )
}
