// Renders a short table with no sorting and no pages, such as the items of one record.
import { isNumeric, type Field } from '@portal/kit/fields'
import type { Row } from '@portal/kit/list'
import type { ReactNode } from 'react'
import { HelpTip } from '../../ui/help-tip.tsx'
import { Body, Cell, ColumnHeader, Foot, Head, RowHeader, Table, TableRow } from '../../ui/table.tsx'
import { FieldHelp, isExplained } from './field-help.tsx'
import { Value } from './value.tsx'
import { kindOf } from './values.ts'
import styles from './results-table.module.css'

interface PlainTableProps {
  caption: string
  fields: Readonly<Record<string, Field>>
  rows: readonly Row[]
  keyOf: (row: Row) => string
  /** Renders cells by column name, in place of the plain value (to add a link, for example). */
  cells?: Readonly<Record<string, (row: Row) => ReactNode>>
  /** The totals row, labelled in the first column. */
  total?: { readonly label: string; readonly row: Row } | undefined
  /** Returns whether a row is of something undone, such as a reversal. */
  isFault?: (row: Row) => boolean
}

/** Returns whether a column is aligned as a figure; never the first, which names the row even where it is a number. */
const isFigure = (field: Field, index: number): true | undefined => (index > 0 && isNumeric(field.kind)) || undefined

export function PlainTable({ caption, fields, rows, keyOf, cells, total, isFault }: PlainTableProps) {
  const columns = Object.entries(fields)
  return (
    <div className={styles.scroller}>
      <Table className={styles.table}>
        <caption className="visually-hidden">{caption}</caption>
        <Head>
          <TableRow>
            {columns.map(([name, field], index) => (
              <ColumnHeader key={name} data-numeric={isFigure(field, index)}>
                <span className={styles.header}>
                  {field.label}
                  {isExplained(field) && (
                    <HelpTip term={field.label}>
                      <FieldHelp {...field} />
                    </HelpTip>
                  )}
                </span>
              </ColumnHeader>
            ))}
          </TableRow>
        </Head>
        <Body>
          {rows.map((row) => (
            <TableRow key={keyOf(row)} data-fault={isFault?.(row) || undefined}>
              {columns.map(([name, field], index) => (
                <Cell
                  key={name}
                  data-kind={kindOf(field)}
                  data-numeric={isFigure(field, index)}
                  data-title={index === 0 || undefined}
                >
                  <span className={styles.label}>{field.label}</span>
                  {cells?.[name]?.(row) ?? <Value field={field} value={row[name]} />}
                </Cell>
              ))}
            </TableRow>
          ))}
        </Body>
        {total && (
          <Foot>
            <TableRow>
              <RowHeader data-title>{total.label}</RowHeader>
              {columns.slice(1).map(([name, field]) =>
                total.row[name] === undefined ? (
                  <Cell key={name} data-empty />
                ) : (
                  <Cell key={name} data-numeric={isNumeric(field.kind) || undefined}>
                    <span className={styles.label}>{field.label}</span>
                    <Value field={field} value={total.row[name]} />
                  </Cell>
                ),
              )}
            </TableRow>
          </Foot>
        )}
      </Table>
    </div>
  )
}
