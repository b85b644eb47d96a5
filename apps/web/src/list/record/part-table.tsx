// Renders the rows of a part of a record as a table, with the links of its cells, the parts they open and the totals.
import { formatInteger } from '@portal/kit/formats'
import type { Contexto, Page, Row } from '@portal/kit/list'
import { openOf, pickFields, valueIn, type DeclaredRecord, type Many } from '@portal/kit/record'
import { fillPath } from '@portal/kit/record-link'
import { sumOf } from '@portal/kit/sum'
import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import { useContexto, useParametros } from '../../shell/context/contexto.tsx'
import { PortalLink } from '../../shell/navigation/portal-link.tsx'
import { useRouteParams } from '../../shell/navigation/use-route-params.ts'
import { ShownLink } from '../../shell/navigation/shown-link.tsx'
import { PlainTable } from '../results/plain-table.tsx'
import { Value } from '../results/value.tsx'
import { AS_DECLARED, type Beside, type DrawnPart } from './drawn.ts'
import { MODAL, moreKeys } from './record-calls.ts'
import { NoRows } from './no-rows.tsx'
import { namedInPath, type RecordKey } from './record-key.ts'

type Cells = Readonly<Record<string, (row: Row) => ReactNode>>

/**
 * Returns, for each column of this part that opens another part, a function from a row to the page's address with that
 * part open.
 */
function useOpeners(record: DeclaredRecord, name: string): Readonly<Record<string, (row: Row) => string>> {
  const parametros = useParametros()
  const [params] = useSearchParams()
  const inPath = namedInPath(record, useRouteParams())
  const here = Object.fromEntries(params)
  const openers = openOf(record.parts, parametros).flatMap(([opened, part]) => {
    if (part.kind === 'list' || typeof part.modal !== 'object' || part.modal.part !== name) return []
    const { column } = part.modal
    const names = moreKeys(record, part)
    const address = (row: Row): string =>
      fillPath(record.link.path, {
        ...inPath,
        ...here,
        [MODAL]: opened,
        ...Object.fromEntries(names.map((key) => [key, row[key]])),
      })
    return [[column, address] as const]
  })
  return Object.fromEntries(openers)
}

interface PartTableProps {
  record: DeclaredRecord
  name: string
  part: Many
  recordKey: RecordKey
  answer: Page | readonly Row[]
  beside: Beside
  drawn?: DrawnPart | undefined
}

export const rowsOf = (answer: Page | readonly Row[]): readonly Row[] => ('content' in answer ? answer.content : answer)

export function PartTable({ record, name, part, recordKey, answer, beside, drawn = AS_DECLARED }: PartTableProps) {
  const parametros = useParametros()
  const { entidade, exercicio } = useContexto()
  const openers = useOpeners(record, name)
  const contexto: Contexto = { entidade: entidade.id, exercicio }
  const rows = rowsOf(answer)
  const count = 'content' in answer ? answer.totalElements : rows.length
  if (rows.length === 0) return <NoRows part={part} />

  const isSaid = (column: string): boolean =>
    !part.sparse?.includes(column) || rows.some((row) => row[column] !== undefined)
  const shown = Object.fromEntries(openOf({ ...part.fields, ...part.said }, parametros))
  const fields = pickFields(shown, part.columns.filter(isSaid))
  const places = new Map(rows.map((row, place) => [row, String(place)]))
  const cells: Cells = Object.fromEntries(
    Object.entries(fields).map(([column, field]): [string, Cells[string]] => {
      const [open, link, draw] = [openers[column], part.links?.[column], drawn.cells?.[column]]
      return [
        column,
        draw ??
          ((row) => {
            const value = <Value field={field} value={valueIn(row, column, field)} />
            if (open && row[column] !== undefined)
              return (
                <PortalLink to={open(row)} preventScrollReset>
                  {value}
                </PortalLink>
              )
            return link && !open ? <ShownLink to={link({ ...recordKey, ...row }, contexto)}>{value}</ShownLink> : value
          }),
      ]
    }),
  )
  const isWhole = count === rows.length
  const { title, caption = title } = part
  const total =
    part.totals && isWhole
      ? { label: 'Total', row: Object.fromEntries(part.totals.map((total) => [total, sumOf(rows, total)])) }
      : undefined
  const table = (
    <>
      <PlainTable
        caption={typeof caption === 'string' ? caption : caption(recordKey)}
        fields={fields}
        rows={rows}
        keyOf={(row) => places.get(row) ?? ''}
        cells={cells}
        total={total}
        {...(drawn.isFault && { isFault: drawn.isFault })}
      />
      {!isWhole && (
        <p>
          Mostrando {formatInteger(rows.length)} de {formatInteger(count)} {part.rows ?? 'registros'}.
        </p>
      )}
    </>
  )
  return drawn.body ? drawn.body(table, rows, recordKey, beside) : table
}
