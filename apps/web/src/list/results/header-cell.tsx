// Renders a column's header: its name, the button that sorts by it, and its explanation.
import { isNumeric, type Field } from '@portal/kit/fields'
import { HelpTip } from '../../ui/help-tip.tsx'
import { Icon, type IconName } from '../../ui/icon.tsx'
import { ColumnHeader } from '../../ui/table.tsx'
import { toggleSort } from '../state/list-state.ts'
import type { ListView } from '../state/use-list-view.ts'
import { FieldHelp, isExplained } from './field-help.tsx'
import { kindOf } from './values.ts'
import styles from './results-table.module.css'

interface HeaderCellProps {
  view: ListView
  name: string
  field: Field
  sortFormId: string
}

const ARIA_SORT = { asc: 'ascending', desc: 'descending' } as const
const ICON: Record<'asc' | 'desc', IconName> = { asc: 'sortAscending', desc: 'sortDescending' }

export function HeaderCell({ view, name, field, sortFormId }: HeaderCellProps) {
  const { list, state } = view
  const direction = state.sort.property === name ? state.sort.direction : undefined
  const next = toggleSort(state, name).sort
  return (
    <ColumnHeader
      data-kind={kindOf(field)}
      data-numeric={(isNumeric(field.kind) && list.columns[0] !== name) || undefined}
      aria-sort={direction && ARIA_SORT[direction]}
    >
      <span className={styles.header} data-label={field.label} data-words={/\s/.test(field.label) ? 'many' : 'one'}>
        {list.sort.by.includes(name) ? (
          <button
            type="submit"
            form={sortFormId}
            name="sort"
            value={`${next.property},${next.direction}`}
            className={styles.sorter}
          >
            {field.label}
            <Icon name={direction ? ICON[direction] : 'sortNone'} />
          </button>
        ) : (
          field.label
        )}
        {isExplained(field) && (
          <HelpTip term={field.label}>
            <FieldHelp {...field} />
          </HelpTip>
        )}
      </span>
    </ColumnHeader>
  )
}
