// A year month by month: the columns, and the table that says the same.
import type { Fields } from '@portal/kit/fields'
import { formatMoney, nomeDoMes } from '@portal/kit/formats'
import type { Row } from '@portal/kit/list'
import { text } from '@portal/kit/fields'
import { texts } from '@portal/kit/texts'
import type { ReactNode } from 'react'
import { PlainTable } from '../../../list/results/plain-table.tsx'
import type { Answer } from '../../../shell/context/answers.ts'
import { errorLines } from '../../../shell/notices/notifier.ts'
import { ColumnsChart } from '../../../ui/chart/columns-chart.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { EmptyState, ErrorState } from '../../../ui/state-message.tsx'

const CENTS = 100

/** Of amounts with two decimals, exact. */
export const sumOf = (rows: readonly Row[], name: string): string =>
  (rows.reduce((sum, row) => sum + Math.round(Number(row[name] ?? 0) * CENTS), 0) / CENTS).toFixed(2)

interface MesesProps {
  title: string
  answer: Answer<Row[]>
  /** The columns of the table, the month aside. */
  fields: Fields
  /** Those that are drawn. */
  drawn: readonly string[]
  children: ReactNode
}

export function Meses({ title, answer, fields, drawn, children }: MesesProps) {
  if (answer.isError) {
    return (
      <ErrorState title={texts.semGrafico} onRetry={answer.refetch}>
        {errorLines(answer.error).map((line) => (
          <p key={line}>{line}</p>
        ))}
      </ErrorState>
    )
  }
  if (!answer.isSuccess) return <Skeleton />
  const rows = answer.data
  const names = Object.keys(fields)
  if (rows.every((row) => names.every((name) => Number(row[name] ?? 0) === 0))) return <EmptyState title={texts.semRegistros} />
  const written = rows.map((row) => ({ ...row, mes: nomeDoMes(String(row.mes)) }))
  return (
    <>
      <ColumnsChart
        label={title}
        groups={rows.map(({ mes }) => nomeDoMes(String(mes)).slice(0, 3))}
        series={drawn.map((name) => ({ name: fields[name]?.label ?? name, values: rows.map((row) => Number(row[name] ?? 0)) }))}
      >
        {children}
      </ColumnsChart>
      <PlainTable
        caption={title}
        fields={{ mes: text('Mês'), ...fields }}
        rows={written}
        keyOf={({ mes }) => String(mes)}
        total={{ label: 'Total', row: Object.fromEntries(names.map((name) => [name, sumOf(rows, name)])) }}
      />
    </>
  )
}

export const reais = (value: Row[string]): string => formatMoney(String(value ?? 0))
