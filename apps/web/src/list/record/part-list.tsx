// Renders a list of the portal narrowed to one record: its first rows, and a link to the list for the rest.
import { formatInteger } from '@portal/kit/formats'
import type { Page, Row } from '@portal/kit/list'
import { openList } from '@portal/kit/open-list'
import type { Hanging } from '@portal/kit/record'
import type { ReactNode } from 'react'
import { useContexto, useParametros } from '../../shell/context/contexto.tsx'
import { ShownLink } from '../../shell/navigation/shown-link.tsx'
import { PlainTable } from '../results/plain-table.tsx'
import { Value } from '../results/value.tsx'
import { columnsOf } from '../state/columns.ts'
import { NoRows } from './no-rows.tsx'
import { hangingAddress } from './record-calls.ts'

export function PartList({ part, row: record, page }: { part: Hanging; row: Row; page: Page }) {
  const { entidade, exercicio } = useContexto()
  const contexto = { entidade: entidade.id, exercicio }
  const list = openList(part.list, useParametros())
  const columns = columnsOf(list)
  if (page.totalElements === 0) return <NoRows part={part} />
  const cells = Object.fromEntries(
    columns.map(([name, field], place): [string, (row: Row) => ReactNode] => {
      const leads = place === 0 && list.open ? list.open : list.links?.[name]
      return [
        name,
        (row) => (
          <ShownLink to={leads?.(row, contexto)}>
            <Value field={field} value={row[name]} />
          </ShownLink>
        ),
      ]
    }),
  )
  const keyOf = (row: Row): string => list.key.map((name) => String(row[name])).join('/')
  return (
    <>
      <PlainTable
        caption={part.title}
        fields={Object.fromEntries(columns)}
        rows={page.content}
        keyOf={keyOf}
        cells={cells}
      />
      {!page.last && (
        <p className="no-print">
          <ShownLink to={hangingAddress(part, record)}>
            Ver os {formatInteger(page.totalElements)} registros na lista
          </ShownLink>
        </p>
      )}
    </>
  )
}
