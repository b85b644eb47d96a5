// Renders as many placeholder rows as are expected, so that the page keeps its height when they arrive.
import { Skeleton } from '../../ui/skeleton.tsx'
import type { Column } from '../state/columns.ts'

export function TableSkeleton({ rows, columns }: { rows: number; columns: readonly Column[] }) {
  return (
    <tbody aria-hidden="true">
      {Array.from({ length: rows }, (_, row) => (
        <tr key={row}>
          {columns.map(([name], index) => (
            <td key={name} data-numeric={index > 0 || undefined}>
              <Skeleton width={(row + index) % 3 === 0 ? 'medium' : 'full'} />
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  )
}
