// Builds a tree from a flat ordered list whose rows have a level: parents, siblings, visible rows and keyboard moves.
export interface TreeRow {
  readonly id: string
  /** 1 for a root. */
  readonly level: number
  readonly expandable: boolean
}

export interface TreeNode<T extends TreeRow> {
  readonly row: T
  readonly parent: string | undefined
  /** Position among its siblings, from 1, and their number. */
  readonly position: number
  readonly siblings: number
}

export function buildTree<T extends TreeRow>(rows: readonly T[]): TreeNode<T>[] {
  const trail: T[] = []
  const families = new Map<string | undefined, number>()
  const placed = rows.map((row) => {
    while ((trail.at(-1)?.level ?? 0) >= row.level) trail.pop()
    const parent = trail.at(-1)?.id
    const position = (families.get(parent) ?? 0) + 1
    families.set(parent, position)
    trail.push(row)
    return { row, parent, position }
  })
  return placed.map((node) => ({ ...node, siblings: families.get(node.parent) ?? 1 }))
}

/** Returns the rows whose ancestors are all open. */
export function visibleNodes<T extends TreeRow>(
  nodes: readonly TreeNode<T>[],
  expanded: ReadonlySet<string>,
): TreeNode<T>[] {
  let closedAt = Infinity
  return nodes.filter(({ row }) => {
    if (row.level > closedAt) return false
    closedAt = row.expandable && !expanded.has(row.id) ? row.level : Infinity
    return true
  })
}

export const expandableIds = (rows: readonly TreeRow[]): string[] =>
  rows.filter(({ expandable }) => expandable).map(({ id }) => id)

export type TreeMove = { readonly to: number } | { readonly toggle: string }

const PAGE = 10

/** Returns the move for a key by the ARIA treegrid pattern; undefined when the key does nothing. */
export function moveFor<T extends TreeRow>(
  key: string,
  visible: readonly TreeNode<T>[],
  at: number,
  expanded: ReadonlySet<string>,
): TreeMove | undefined {
  const node = visible[at]
  if (!node) return undefined
  const { row, parent } = node
  const isOpen = row.expandable && expanded.has(row.id)
  const last = visible.length - 1
  const to = (index: number): TreeMove => ({ to: Math.min(Math.max(index, 0), last) })
  switch (key) {
    case 'ArrowDown':
      return to(at + 1)
    case 'ArrowUp':
      return to(at - 1)
    case 'PageDown':
      return to(at + PAGE)
    case 'PageUp':
      return to(at - PAGE)
    case 'Home':
      return to(0)
    case 'End':
      return to(last)
    case 'ArrowRight':
      if (!row.expandable) return undefined
      return isOpen ? to(at + 1) : { toggle: row.id }
    case 'ArrowLeft':
      if (isOpen) return { toggle: row.id }
      return parent === undefined ? undefined : { to: visible.findIndex((candidate) => candidate.row.id === parent) }
    case 'Enter':
    case ' ':
      return row.expandable ? { toggle: row.id } : undefined
    default:
      return undefined
  }
}
