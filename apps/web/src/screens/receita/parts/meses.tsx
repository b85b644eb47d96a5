// Renders a year by month: a column chart, and a table of the same figures.
import { text, type Fields } from '@portal/kit/fields'
import { formatMoney, nomeDoMes } from '@portal/kit/formats'
import type { Row } from '@portal/kit/list'
import { sumOf } from '@portal/kit/sum'
import { texts } from '@portal/kit/texts'
import type { ReactNode } from 'react'
import { PlainTable } from '../../../list/results/plain-table.tsx'
import { Answered } from '../../../list/state/answered.tsx'
import type { Answer } from '../../../shell/context/answers.ts'
import { ColumnsChart } from '../../../ui/chart/columns-chart.tsx'
import { EmptyState } from '../../../ui/state-message.tsx'
import { Baixar } from '../../../list/results/call-file.tsx'

interface MesesProps {
  title: string
  answer: Answer<Row[]>
  /** The call the rows come from; the file uses it too. */
  call: string
  /** The columns of the table, except the month. */
  fields: Fields
  /** Names of the fields in the chart. */
  drawn: readonly string[]
  children: ReactNode
}

function Ano({ title, rows, call, fields, drawn, children }: Omit<MesesProps, 'answer'> & { rows: readonly Row[] }) {
  const names = Object.keys(fields)
  if (rows.every((row) => names.every((name) => Number(row[name] ?? 0) === 0)))
    return <EmptyState title={texts.semRegistros} />
  return (
    <>
      <ColumnsChart
        label={title}
        groups={rows.map(({ mes }) => nomeDoMes(String(mes)).slice(0, 3))}
        series={drawn.map((name) => ({
          name: fields[name]?.label ?? name,
          values: rows.map((row) => Number(row[name] ?? 0)),
        }))}
      >
        {children}
      </ColumnsChart>
      <PlainTable
        caption={title}
        fields={{ mes: text('Mês'), ...fields }}
        rows={rows.map((row) => ({ ...row, mes: nomeDoMes(String(row.mes)) }))}
        keyOf={({ mes }) => String(mes)}
        total={{ label: 'Total', row: Object.fromEntries(names.map((name) => [name, sumOf(rows, name)])) }}
      />
      <Baixar call={call} of="os meses" />
    </>
  )
}

export const Meses = ({ answer, ...shown }: MesesProps) => (
  <Answered answer={answer} failure={texts.semGrafico}>
    {(rows) => <Ano {...shown} rows={rows} />}
  </Answered>
)

export const reais = (value: Row[string]): string => formatMoney(String(value ?? 0))
