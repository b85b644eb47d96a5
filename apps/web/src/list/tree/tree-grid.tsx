// Renders a tree with columns by the ARIA treegrid pattern. Of thousands of rows only those in sight are in the DOM.
import { memo, useCallback, useEffect, useMemo, useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import { PortalLink } from '../../shell/navigation/portal-link.tsx'
import { Icon } from '../../ui/icon.tsx'
import { useHydrated } from '../../ui/use-hydrated.ts'
import { slotsOf } from './row-window.ts'
import { buildTree, moveFor, visibleNodes, type TreeNode, type TreeRow } from './tree-rows.ts'
import { useRowWindow } from './use-row-window.ts'
import styles from './tree-grid.module.css'

export interface TreeColumn {
  readonly name: string
  readonly label: string
  readonly header: ReactNode
}

interface TreeGridProps<T extends TreeRow> {
  label: string
  /** Header of the first column, which names the rows. */
  nameHeader: ReactNode
  columns: readonly TreeColumn[]
  rows: readonly T[]
  expanded: ReadonlySet<string>
  onToggle: (id: string) => void
  /** Returns the code that opens and closes a row, its words, their link and its action. */
  nameOf: (row: T) => RowName
  cellOf: (row: T, column: string) => ReactNode
  /** The column shown on screens that fit only one. */
  chosen: string
  /** Renders the total of a column; absent while the totals are unknown. */
  total?: ((column: string) => ReactNode) | undefined
  busy: boolean
}

interface RowName {
  code: string
  words: string
  href?: string | undefined
  action?: ReactNode
}

function Name({
  row,
  code,
  words,
  href,
  action,
  onToggle,
}: RowName & { row: TreeRow; onToggle: (id: string) => void }) {
  const hydrated = useHydrated()
  return (
    <div role="rowheader" className={styles.name}>
      {row.expandable && hydrated ? (
        <button type="button" className={styles.code} tabIndex={-1} onClick={() => onToggle(row.id)}>
          <Icon name="chevronRight" />
          {code}
        </button>
      ) : (
        <span className={styles.code}>{code}</span>
      )}
      <span className={styles.words} title={words}>
        {href === undefined ? words : <PortalLink to={href}>{words}</PortalLink>}
      </span>
      {action && <span className={`${styles.action} no-print`}>{action}</span>}
    </div>
  )
}

function Cells({
  columns,
  chosen,
  cell,
}: {
  columns: readonly TreeColumn[]
  chosen: string
  cell: (column: string) => ReactNode
}) {
  return columns.map(({ name, label }) => (
    <div key={name} role="gridcell" className={styles.cell} data-chosen={name === chosen || undefined}>
      <span className={styles.label}>{label}</span>
      {cell(name)}
    </div>
  ))
}

interface BodyRowProps<T extends TreeRow> extends Pick<
  TreeGridProps<T>,
  'columns' | 'chosen' | 'nameOf' | 'cellOf' | 'onToggle'
> {
  node: TreeNode<T>
  index: number
  open: boolean
  active: boolean
  onFocus: (id: string) => void
  onKeyDown: (event: KeyboardEvent) => void
}

function BodyRow<T extends TreeRow>(props: BodyRowProps<T>) {
  const { node, index, open, active, columns, chosen, nameOf, cellOf, onToggle, onFocus, onKeyDown } = props
  const { row, position, siblings } = node
  return (
    <div
      role="row"
      className={styles.row}
      data-row={index}
      data-level={row.level}
      aria-level={row.level}
      aria-posinset={position}
      aria-setsize={siblings}
      aria-rowindex={index + 2}
      aria-expanded={row.expandable ? open : undefined}
      tabIndex={active ? 0 : -1}
      onFocus={() => onFocus(row.id)}
      onKeyDown={onKeyDown}
    >
      <Name row={row} {...nameOf(row)} onToggle={onToggle} />
      <Cells columns={columns} chosen={chosen} cell={(column) => cellOf(row, column)} />
    </div>
  )
}

/** Memoized, so that scrolling renders only the rows that come into sight. */
const KeptRow = memo(BodyRow) as typeof BodyRow

/** Returns the index of the row that Tab reaches: the last one visited, or its nearest ancestor still in sight. */
function useActive<T extends TreeRow>(nodes: readonly TreeNode<T>[], visible: readonly TreeNode<T>[]) {
  const [active, setActive] = useState<string>()
  const at = useMemo(() => {
    const places = new Map(visible.map(({ row }, index) => [row.id, index]))
    const parents = new Map(nodes.map(({ row, parent }) => [row.id, parent]))
    for (let id = active; id !== undefined; id = parents.get(id)) {
      const place = places.get(id)
      if (place !== undefined) return place
    }
    return 0
  }, [nodes, visible, active])
  return [at, setActive] as const
}

export function TreeGrid<T extends TreeRow>(props: TreeGridProps<T>) {
  const { label, nameHeader, columns, rows, expanded, onToggle, nameOf, cellOf, chosen, total, busy } = props
  const frame = useRef<HTMLDivElement>(null)
  const moved = useRef(false)
  const nodes = useMemo(() => buildTree(rows), [rows])
  const visible = useMemo(() => visibleNodes(nodes, expanded), [nodes, expanded])
  const [at, setActive] = useActive(nodes, visible)
  const { window, rowHeight, wide, onScroll } = useRowWindow(frame)

  useEffect(() => {
    if (!moved.current) return
    moved.current = false
    frame.current?.querySelector<HTMLElement>(`[data-row='${at}']`)?.focus()
  }, [at])

  const onKeyDown = useCallback(
    (event: KeyboardEvent) => {
      if (event.altKey || event.ctrlKey || event.metaKey || event.target !== event.currentTarget) return
      const move = moveFor(event.key, visible, at, expanded)
      if (!move) return
      event.preventDefault()
      if ('toggle' in move) return onToggle(move.toggle)
      moved.current = move.to !== at
      setActive(visible[move.to]?.row.id)
    },
    [visible, at, expanded, onToggle, setActive],
  )

  return (
    <div
      ref={frame}
      className={styles.frame}
      onScroll={onScroll}
      {...(wide && { role: 'region', 'aria-label': `${label}: tabela`, tabIndex: 0 })}
    >
      <div
        role="treegrid"
        aria-label={label}
        aria-busy={busy}
        aria-rowcount={visible.length + 1 + (total ? 1 : 0)}
        className={styles.grid}
      >
        <div role="rowgroup" className={styles.head}>
          <div role="row" aria-rowindex={1} className={styles.row}>
            <div role="columnheader" className={styles.name}>
              {nameHeader}
            </div>
            {columns.map(({ name, header }) => (
              <div key={name} role="columnheader" className={styles.cell}>
                {header}
              </div>
            ))}
          </div>
        </div>
        <div role="rowgroup">
          {slotsOf(visible.length, window, at).map((slot) => {
            if ('gap' in slot) {
              return (
                <svg
                  key={`gap-${slot.before}`}
                  className={styles.gap}
                  width="1"
                  height={slot.gap * rowHeight}
                  aria-hidden="true"
                />
              )
            }
            const { index } = slot
            const node = visible[index] as TreeNode<T>
            return (
              <KeptRow
                key={node.row.id}
                node={node}
                index={index}
                open={expanded.has(node.row.id)}
                active={index === at}
                {...{ columns, chosen, nameOf, cellOf, onToggle, onKeyDown }}
                onFocus={setActive}
              />
            )
          })}
        </div>
        {total && (
          <div role="rowgroup" className={styles.foot}>
            <div role="row" aria-rowindex={visible.length + 2} className={styles.row}>
              <div role="rowheader" className={styles.name}>
                Total
              </div>
              <Cells columns={columns} chosen={chosen} cell={total} />
            </div>
          </div>
        )}
      </div>
    </div>
  )
}
