// Renders a year by month: a column chart, and a table of the same figures, until the month of the newest fact.
import type { UltimaAtualizacao } from '@portal/catalog/contexto'
import { TABELA_DOS_MESES } from '@portal/catalog/receita/dashboard'
import { text, type Fields } from '@portal/kit/fields'
import { formatMoney, nomeDoMes } from '@portal/kit/formats'
import type { Contexto, Row } from '@portal/kit/list'
import { statedSum } from '@portal/kit/sum'
import { texts } from '@portal/kit/texts'
import type { ReactNode } from 'react'
import { PlainTable } from '../../../list/results/plain-table.tsx'
import { Answered } from '../../../list/state/answered.tsx'
import {
  AINDA_NAO_PUBLICADO,
  publishedMonths,
  unpublishedInWords,
  type UntilOf,
} from '../../../list/whole/unpublished.ts'
import { knownCall } from '../../../list/record/known.tsx'
import { useAnswers, type Answer } from '../../../shell/context/answers.ts'
import { useContexto } from '../../../shell/context/contexto.tsx'
import styles from './dashboard.module.css'
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

const tablesOf = (fields: Fields): readonly string[] => [
  ...new Set(Object.keys(fields).flatMap((name) => TABELA_DOS_MESES[name] ?? [])),
]

/** Returns the calls for the newest fact of each column. */
export const knownMonthsCalls = (fields: Fields, contexto: Contexto): string[] =>
  tablesOf(fields).map((table) => knownCall({ table }, contexto))

/** Returns the newest fact of each column, of any year: a month before it is published, empty or not. */
function useUntilOf(fields: Fields): UntilOf {
  const { entidade, exercicio } = useContexto()
  const tables = tablesOf(fields)
  const answers = useAnswers<Partial<UltimaAtualizacao>>(knownMonthsCalls(fields, { entidade: entidade.id, exercicio }))
  return Object.fromEntries(
    Object.keys(fields).map((name) => [name, answers[tables.indexOf(TABELA_DOS_MESES[name] ?? '')]?.data?.fatosAte]),
  )
}

const aindaNao = <span className={styles.aindaNao}>{AINDA_NAO_PUBLICADO}</span>

function Ano({ title, rows, call, drawn, children, ...all }: Omit<MesesProps, 'answer'> & { rows: readonly Row[] }) {
  const { exercicio } = useContexto()
  const stated = Object.entries(all.fields).filter(([name]) => rows.some((row) => row[name] !== undefined))
  const fields: Fields = Object.fromEntries(stated)
  const untilOf = useUntilOf(all.fields)
  const names = Object.keys(fields)
  if (rows.every((row) => names.every((name) => Number(row[name] ?? 0) === 0)))
    return <EmptyState title={texts.semRegistros} />
  const months = publishedMonths(rows, exercicio, untilOf)
  const labelled = drawn.flatMap((name) => (fields[name] ? [{ name, label: fields[name].label }] : []))
  const unpublished = unpublishedInWords(months, labelled)
  return (
    <>
      <ColumnsChart
        label={title}
        groups={rows.map(({ mes }) => nomeDoMes(String(mes)).slice(0, 3))}
        series={labelled.map(({ name, label }) => ({
          name: label,
          values: months.map((row) => (row[name] === undefined ? undefined : Number(row[name]))),
        }))}
      >
        {children}
        {unpublished && <p className={styles.aindaNao}>{unpublished}</p>}
      </ColumnsChart>
      <PlainTable
        caption={title}
        fields={{ mes: text('Mês'), ...fields }}
        rows={months.map((row) => ({ ...row, mes: nomeDoMes(String(row.mes)) }))}
        keyOf={({ mes }) => String(mes)}
        cells={Object.fromEntries(
          names.map((name) => [
            name,
            (row: Row) => (row[name] === undefined && untilOf[name] !== undefined ? aindaNao : undefined),
          ]),
        )}
        total={{ label: 'Total', row: Object.fromEntries(names.map((name) => [name, statedSum(months, name)])) }}
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
