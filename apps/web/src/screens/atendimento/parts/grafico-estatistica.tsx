// Renders one count as bars, with a sentence and a table of the same figures.
import type { Grupo, PedidosDoMes } from '@portal/catalog/atendimento/estatisticas'
import { integer, text } from '@portal/kit/fields'
import { formatInteger } from '@portal/kit/formats'
import type { Row } from '@portal/kit/list'
import { texts } from '@portal/kit/texts'
import { useId, type ReactNode } from 'react'
import { PlainTable } from '../../../list/results/plain-table.tsx'
import { errorLines } from '../../../api/notifier.ts'
import type { Answer } from '../../../shell/context/answers.ts'
import { BarChart, type BarItem } from '../../../ui/chart/bar-chart.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { EmptyState, ErrorState } from '../../../ui/state-message.tsx'
import styles from './estatisticas.module.css'

const MESES = [
  'Janeiro',
  'Fevereiro',
  'Março',
  'Abril',
  'Maio',
  'Junho',
  'Julho',
  'Agosto',
  'Setembro',
  'Outubro',
  'Novembro',
  'Dezembro',
]

const POR_MES = {
  mes: text('Mês'),
  pedidos: integer('Pedidos'),
  atendidos: integer('Atendidos'),
  cancelados: integer('Cancelados'),
  indeferidos: integer('Indeferidos'),
}
const POR_GRUPO = { label: text('Grupo'), value: integer('Pedidos'), parte: text('Parte do total') }

export const somaDe = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0)

/** Formats a part of a total, as in '12,5%'. */
export const parteDe = (value: number, total: number): string =>
  total === 0 ? '0%' : `${new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 1 }).format((value / total) * 100)}%`

const pedidosEmPalavras = (count: number): string => (count === 1 ? '1 pedido' : `${formatInteger(count)} pedidos`)

interface GraficoProps<T> {
  title: string
  answer: Answer<T[]>
  children: (rows: readonly T[]) => ReactNode
}

function Grafico<T>({ title, answer, children }: GraficoProps<T>) {
  const id = useId()
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {answer.isPending && <Skeleton width="medium" />}
      {answer.isError && (
        <ErrorState title={texts.semGrafico} onRetry={answer.refetch}>
          {errorLines(answer.error).map((line) => (
            <p key={line}>{line}</p>
          ))}
        </ErrorState>
      )}
      {answer.isSuccess && children(answer.data)}
    </section>
  )
}

interface ComTabelaProps {
  title: string
  items: readonly BarItem[]
  summary: string
  fields: Parameters<typeof PlainTable>[0]['fields']
  rows: readonly Row[]
  keyOf: (row: Row) => string
}

function ComTabela({ title, items, summary, fields, rows, keyOf }: ComTabelaProps) {
  return (
    <div className={styles.pair}>
      <BarChart label={title} items={items}>
        {summary}
      </BarChart>
      <PlainTable caption={title} fields={fields} rows={rows} keyOf={keyOf} />
    </div>
  )
}

export function GraficoPorMes({ answer }: { answer: Answer<PedidosDoMes[]> }) {
  const title = 'Pedidos por mês'
  return (
    <Grafico title={title} answer={answer}>
      {(meses) => {
        const total = somaDe(meses.map(({ pedidos }) => pedidos))
        if (total === 0) return <EmptyState title={texts.semRegistros} />
        const named = meses.map((row) => ({ ...row, mes: MESES[row.mes - 1] ?? '' }))
        const busiest = named.reduce((most, row) => (row.pedidos > most.pedidos ? row : most))
        return (
          <ComTabela
            title={title}
            items={named.map(({ mes, pedidos }) => ({
              id: mes,
              label: mes,
              value: pedidos,
              written: pedidosEmPalavras(pedidos),
            }))}
            summary={
              `${pedidosEmPalavras(total)} no ano. ` +
              `O mês com mais: ${busiest.mes.toLowerCase()}, com ${formatInteger(busiest.pedidos)}.`
            }
            fields={POR_MES}
            rows={named}
            keyOf={({ mes }) => String(mes)}
          />
        )
      }}
    </Grafico>
  )
}

export function GraficoDeGrupo({ title, answer }: { title: string; answer: Answer<Grupo[]> }) {
  return (
    <Grafico title={title} answer={answer}>
      {(grupos) => {
        const total = somaDe(grupos.map(({ value }) => value))
        const [first] = [...grupos].sort((one, other) => other.value - one.value)
        if (total === 0 || !first) return <EmptyState title={texts.semRegistros} />
        const written = (value: number): string => `${formatInteger(value)} (${parteDe(value, total)})`
        return (
          <ComTabela
            title={title}
            items={grupos.map(({ label, value }) => ({ id: label, label, value, written: written(value) }))}
            summary={`De ${pedidosEmPalavras(total)}, o maior grupo é “${first.label}”, com ${written(first.value)}.`}
            fields={POR_GRUPO}
            rows={grupos.map((grupo) => ({ ...grupo, parte: parteDe(grupo.value, total) }))}
            keyOf={({ label }) => String(label)}
          />
        )
      }}
    </Grafico>
  )
}
