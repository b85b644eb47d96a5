// What the servants of a month add up to, by kind of bond, by post and by place, and the payroll month by month; each asked when opened.
import { POR_CARGO, POR_LOTACAO, POR_MES, POR_NATUREZA, RESUMO_CARGO, RESUMO_LOTACAO, RESUMO_NATUREZA } from '@portal/catalog/pessoal/chamadas'
import type { Fields } from '@portal/kit/fields'
import { formatMoney, nomeDoMes } from '@portal/kit/formats'
import { withQuery } from '@portal/kit/link'
import { openRecord, type Row } from '@portal/kit/list'
import { sumOf } from '@portal/kit/sum'
import { useState, type ReactNode } from 'react'
import { PlainTable } from '../../../list/results/plain-table.tsx'
import { Answered } from '../../../list/state/answered.tsx'
import type { ListView } from '../../../list/state/use-list-view.ts'
import { useAnswer } from '../../../shell/context/answers.ts'
import { useParametros } from '../../../shell/context/contexto.tsx'
import { BarChart } from '../../../ui/chart/bar-chart.tsx'
import { unbroken } from '../../../ui/unbroken.ts'
import styles from './pessoal.module.css'

function Panel({ title, children }: { title: string; children: () => ReactNode }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <details className={styles.more} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{title}</summary>
      {isOpen && children()}
    </details>
  )
}

interface SomadosProps {
  title: string
  call: string
  fields: Fields
  /** The field that names each row. */
  name: string
}

function Somados({ title, call, fields, name }: SomadosProps) {
  const shown = Object.fromEntries(openRecord({ fields }, useParametros()))
  return (
    <Answered answer={useAnswer<Row[]>(call)} failure={`Não foi possível carregar: ${title}.`}>
      {(rows) => (
        <PlainTable
          caption={title} fields={shown} rows={rows} keyOf={(row) => String(row[name])}
          total={{ label: 'Total', row: { total: sumOf(rows, 'total'), ...(shown.remuneracao && { remuneracao: sumOf(rows, 'remuneracao') }) } }}
        />
      )}
    </Answered>
  )
}

function Evolucao({ months }: { months: readonly Row[] }) {
  const fields = Object.fromEntries(openRecord({ fields: POR_MES }, useParametros()))
  const items = months.map(({ mes, remuneracao }) => ({
    id: String(mes), label: nomeDoMes(String(mes)), value: Number(remuneracao), written: unbroken(formatMoney(String(remuneracao))),
  }))
  return (
    <>
      {fields.remuneracao && <BarChart label="Bruto da folha em cada mês" items={items}>Quanto a folha somou em cada mês, antes dos descontos.</BarChart>}
      <PlainTable
        caption="A folha mês a mês" fields={fields} rows={months} keyOf={({ mes }) => String(mes)} cells={{ mes: ({ mes }) => nomeDoMes(String(mes)) }}
      />
    </>
  )
}

export function TotaisDaFolha({ view: { list, state, contexto }, months }: { view: ListView; months: readonly Row[] }) {
  if (months.length === 0) return null
  const asked = { ...contexto, mesCompetencia: state.filters.mesCompetencia }
  const isExceptional = list.fixed?.admissaoExcepcional === true
  return (
    <section className="no-print" aria-labelledby="totais-da-folha">
      <h2 id="totais-da-folha">Totais de Servidores Ativos</h2>
      <Panel title="Por natureza do vínculo">
        {() => (
          <Somados
            title="Servidores por natureza" fields={POR_NATUREZA} name="descricaoNatureza"
            call={withQuery(RESUMO_NATUREZA, { ...asked, admissaoExcepcional: isExceptional ? 'true' : undefined })}
          />
        )}
      </Panel>
      {!isExceptional && (
        <>
          <Panel title="Por cargo">{() => <Somados title="Servidores por cargo" fields={POR_CARGO} name="descricao" call={withQuery(RESUMO_CARGO, asked)} />}</Panel>
          <Panel title="Por lotação">{() => <Somados title="Servidores por lotação" fields={POR_LOTACAO} name="descricao" call={withQuery(RESUMO_LOTACAO, asked)} />}</Panel>
          <Panel title="A folha mês a mês">{() => <Evolucao months={months} />}</Panel>
        </>
      )}
    </section>
  )
}
