// A short table with nothing to sort or page: the items of one record.
import { isNumeric, type Field } from '@portal/kit/fields'
import type { Row } from '@portal/kit/list'
import { Value } from './value.tsx'
import styles from './results-table.module.css'

interface PlainTableProps {
  caption: string
  fields: Readonly<Record<string, Field>>
  rows: readonly Row[]
  keyOf: (row: Row) => string
}

export function PlainTable({ caption, fields, rows, keyOf }: PlainTableProps) {
  const columns = Object.entries(fields)
  return (
    <div className={styles.scroller}>
      <table role="table" className={styles.table}>
        <caption className="visually-hidden">{caption}</caption>
        <thead role="rowgroup">
          <tr role="row">
            {columns.map(([name, field]) => (
              <th key={name} role="columnheader" scope="col" data-numeric={isNumeric(field.kind) || undefined}>
                {field.label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {rows.map((row) => (
            <tr key={keyOf(row)} role="row">
              {columns.map(([name, field]) => (
                <td key={name} role="cell" data-kind={field.kind} data-numeric={isNumeric(field.kind) || undefined}>
                  <span className={styles.label}>{field.label}</span>
                  <Value field={field} value={row[name]} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
