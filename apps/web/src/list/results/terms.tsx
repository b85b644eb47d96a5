// Lists the explanations of all columns together, because cards have no headers to hold the help buttons.
import type { List } from '@portal/kit/list'
import { columnsOf } from '../state/columns.ts'
import { FieldHelp, isExplained } from './field-help.tsx'
import styles from './terms.module.css'

export function Terms({ list }: { list: List }) {
  const explained = columnsOf(list).filter(([, field]) => isExplained(field))
  if (explained.length === 0) return null
  return (
    <details className={styles.terms}>
      <summary>O que significa cada coluna</summary>
      <dl>
        {explained.map(([name, field]) => (
          <div key={name}>
            <dt>{field.label}</dt>
            <dd>
              <FieldHelp {...field} />
            </dd>
          </div>
        ))}
      </dl>
    </details>
  )
}
