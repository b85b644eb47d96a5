// Renders the rows: a table on wide screens and in print, a stack of cards on narrow ones, with the same markup.
import { isNumeric, type Field } from '@portal/kit/fields'
import { formatInteger } from '@portal/kit/formats'
import type { List, Page, Row } from '@portal/kit/list'
import { useRef, type ComponentType } from 'react'
import { PortalLink } from '../../shell/navigation/portal-link.tsx'
import { ShownLink } from '../../shell/navigation/shown-link.tsx'
import { Body, Cell, ColumnHeader, Foot, Head, RowHeader, Table, TableRow } from '../../ui/table.tsx'
import { ofSome, type Totals } from './figures.tsx'
import { cardOf } from './card-of.ts'
import { HeaderCell } from './header-cell.tsx'
import { columnsOf, isDense, type Column } from '../state/columns.ts'
import { sortInWords } from './sort-form.tsx'
import { TableSkeleton } from './table-skeleton.tsx'
import { useFits } from './use-fits.ts'
import type { ListView } from '../state/use-list-view.ts'
import { Value } from './value.tsx'
import { kindOf } from './values.ts'
import { rowNameOf } from './row-name.ts'
import styles from './results-table.module.css'

const MANY_FIGURES = 5

/**
 * Returns whether the table has so many columns of money that repeating the currency in each cell would push the last
 * ones out of sight.
 */
const isOfFigures = (columns: readonly Column[]): boolean =>
  columns.filter(([, { kind }]) => kind === 'money').length >= MANY_FIGURES

export type RowComponent = ComponentType<{ row: Row }>

interface RowProps {
  view: ListView
  More: RowComponent | undefined
  columns: readonly Column[]
  row: Row
}

function LinkedValue({ view, name, field, row }: { view: ListView; name: string; field: Field; row: Row }) {
  const href = row[name] === undefined ? undefined : view.list.links?.[name]?.(row, view.contexto)
  return (
    <ShownLink to={href}>
      <Value field={field} value={row[name]} />
    </ShownLink>
  )
}

function BodyRow({ view, columns, row, More }: RowProps) {
  const href = view.list.open?.(row, view.contexto)
  const { title, main } = cardOf(view.list, row)
  return (
    <TableRow data-opens={href ? true : undefined}>
      {columns.map(([name, field], index) =>
        index === 0 ? (
          <RowHeader key={name} data-kind={kindOf(field)} data-title={title.includes(name) || undefined}>
            {!title.includes(name) && <span className={styles.label}>{field.label}</span>}
            {href ? (
              <PortalLink to={href} aria-label={rowNameOf(view.list, row)}>
                <Value field={field} value={row[name]} whole />
              </PortalLink>
            ) : (
              <LinkedValue view={view} name={name} field={field} row={row} />
            )}
          </RowHeader>
        ) : (
          <Cell
            key={name}
            data-kind={kindOf(field)}
            data-numeric={isNumeric(field.kind) || undefined}
            data-title={title.includes(name) || undefined}
            data-main={name === main || undefined}
            data-missing={row[name] === undefined || undefined}
          >
            {!title.includes(name) && <span className={styles.label}>{field.label}</span>}
            <LinkedValue view={view} name={name} field={field} row={row} />
          </Cell>
        ),
      )}
      {More && (
        <Cell data-action className="no-print">
          <More row={row} />
        </Cell>
      )}
    </TableRow>
  )
}

interface TotalRowProps {
  list: List
  columns: readonly Column[]
  totals: Totals
  count: number
  More: RowComponent | undefined
}

const OfSome = ({ said }: { said: string | undefined }) => said && <small className={styles.some}>{said}</small>

function TotalRow({ list, columns, totals, count, More }: TotalRowProps) {
  if (list.totals.length === 0) return null
  return (
    <Foot>
      <TableRow>
        {columns.map(([name, field], index) => {
          if (index === 0) {
            return (
              <RowHeader key={name} data-title>
                Total de {count === 1 ? '1 registro' : `${formatInteger(count)} registros`}
              </RowHeader>
            )
          }
          if (!list.totals.includes(name)) return <Cell key={name} data-empty />
          return (
            <Cell key={name} data-numeric>
              <span className={styles.label}>{field.label}</span>
              <Value field={field} value={totals[name]} />
              <OfSome said={ofSome(totals, name, count)} />
            </Cell>
          )
        })}
        {More && <Cell data-action data-empty className="no-print" />}
      </TableRow>
    </Foot>
  )
}

interface ResultsTableProps {
  view: ListView
  page: Page | undefined
  totals: Totals | undefined
  sortFormId: string
  More?: RowComponent | undefined
  /**
   * True while another response loads. The current rows stay readable but inert, because they are not what was
   * requested.
   */
  busy: boolean
}

export function ResultsTable({ view, page, totals, sortFormId, busy, More }: ResultsTableProps) {
  const { list, state } = view
  const scroller = useRef<HTMLDivElement>(null)
  const fits = useFits(scroller)
  const columns = columnsOf(list)
  return (
    <div
      ref={scroller}
      className={styles.scroller}
      data-fits={fits}
      {...(fits !== false ? {} : { role: 'region', 'aria-label': `${list.title}: tabela`, tabIndex: 0 })}
    >
      <Table
        className={styles.table}
        data-dense={isDense(list) || undefined}
        data-figures={isOfFigures(columns) || undefined}
        aria-busy={busy}
      >
        <caption className="visually-hidden">
          {list.title}. Ordem: {sortInWords(list, state.sort)}.
        </caption>
        <Head>
          <TableRow>
            {columns.map(([name, field]) => (
              <HeaderCell key={name} view={view} name={name} field={field} sortFormId={sortFormId} />
            ))}
            {More && (
              <ColumnHeader data-action className="no-print">
                <span className="visually-hidden">Ações</span>
              </ColumnHeader>
            )}
          </TableRow>
        </Head>
        {page ? (
          <Body inert={busy}>
            {page.content.map((row) => (
              <BodyRow key={list.key.map((name) => row[name]).join('/')} {...{ view, columns, row, More }} />
            ))}
          </Body>
        ) : (
          <TableSkeleton rows={state.size} columns={columns} />
        )}
        {page && totals && <TotalRow {...{ list, columns, totals, More }} count={page.totalElements} />}
      </Table>
    </div>
  )
}
