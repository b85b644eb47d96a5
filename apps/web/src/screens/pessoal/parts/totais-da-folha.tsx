// Renders the totals of a month's servants by kind of bond, post and place, and the payroll by month; each is fetched
// when opened.
import {
  EVOLUCAO,
  MESMO_MES,
  POR_ANO,
  POR_CARGO,
  POR_LOTACAO,
  POR_MES,
  POR_NATUREZA,
  RESUMO_CARGO,
  RESUMO_LOTACAO,
  RESUMO_NATUREZA,
} from '@portal/catalog/pessoal/chamadas'
import { fileOf } from '@portal/kit/call'
import type { Fields } from '@portal/kit/fields'
import { formatMoney, nomeDoMes } from '@portal/kit/formats'
import { withQuery } from '@portal/kit/link'
import type { Row } from '@portal/kit/list'
import { openRecord } from '@portal/kit/open-list'
import { sumOf } from '@portal/kit/sum'
import { texts } from '@portal/kit/texts'
import { useState, type ReactNode } from 'react'
import { apiUrl } from '../../../api/api.ts'
import { PlainTable } from '../../../list/results/plain-table.tsx'
import { Answered } from '../../../list/state/answered.tsx'
import type { ListView } from '../../../list/state/use-list-view.ts'
import { useAnswer } from '../../../shell/context/answers.ts'
import { useContexto, useParametros } from '../../../shell/context/contexto.tsx'
import { PortalLink } from '../../../shell/navigation/portal-link.tsx'
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
  /** The field that identifies each row. */
  name: string
}

function Somados({ title, call, fields, name }: SomadosProps) {
  const shown = Object.fromEntries(openRecord({ fields }, useParametros()))
  return (
    <Answered answer={useAnswer<Row[]>(call)} failure={`Não foi possível carregar: ${title}.`}>
      {(rows) => (
        <PlainTable
          caption={title}
          fields={shown}
          rows={rows}
          keyOf={(row) => String(row[name])}
          total={{
            label: 'Total',
            row: { total: sumOf(rows, 'total'), ...(shown.remuneracao && { remuneracao: sumOf(rows, 'remuneracao') }) },
          }}
        />
      )}
    </Answered>
  )
}

function Evolucao({ months }: { months: readonly Row[] }) {
  const fields = Object.fromEntries(openRecord({ fields: POR_MES }, useParametros()))
  const { entidade, exercicio } = useContexto()
  const items = months
    .filter(({ remuneracao }) => remuneracao !== undefined)
    .map(({ mes, remuneracao }) => ({
      id: String(mes),
      label: nomeDoMes(String(mes)),
      value: Number(remuneracao),
      written: unbroken(formatMoney(String(remuneracao))),
    }))
  return (
    <>
      {fields.remuneracao && items.length > 0 && (
        <BarChart label="Bruto da folha em cada mês" items={items}>
          Quanto a folha somou em cada mês, antes dos descontos.
        </BarChart>
      )}
      <PlainTable
        caption="A folha mês a mês"
        fields={fields}
        rows={months}
        keyOf={({ mes }) => String(mes)}
        cells={{ mes: ({ mes }) => nomeDoMes(String(mes)) }}
      />
      <p>
        <a
          href={apiUrl(withQuery(fileOf(EVOLUCAO), { entidade: entidade.id, exercicio, exportType: 'csv' }))}
          target="_blank"
          rel="noopener"
        >
          Baixar a folha mês a mês em CSV
        </a>
      </p>
    </>
  )
}

function OutrosAnos({ call, month, path }: { call: string; month: string; path: string }) {
  const fields = Object.fromEntries(openRecord({ fields: POR_ANO }, useParametros()))
  const { entidade } = useContexto()
  const yearOf = ({ ano }: Row) => (
    <PortalLink
      to={withQuery(path, { entidade: entidade.id, exercicio: Number(ano), mesCompetencia: month, aba: 'totais' })}
    >
      {ano}
    </PortalLink>
  )
  return (
    <Answered answer={useAnswer<Row[]>(call)} failure="Não foi possível carregar o mesmo mês dos outros anos.">
      {(rows) => (
        <PlainTable
          caption={`A folha de ${nomeDoMes(month).toLowerCase()} em cada ano`}
          fields={fields}
          rows={rows}
          keyOf={({ ano }) => String(ano)}
          cells={{ ano: yearOf }}
        />
      )}
    </Answered>
  )
}

interface TotaisDaFolhaProps {
  view: ListView
  months: readonly Row[]
  /** Month shown. */
  month: string
}

export function TotaisDaFolha({ view: { list, state, contexto }, months, month }: TotaisDaFolhaProps) {
  if (months.length === 0) return <p>{texts.semRegistros}</p>
  const asked = { ...contexto, mesCompetencia: state.filters.mesCompetencia }
  const isExceptional = list.fixed?.admissaoExcepcional === true
  return (
    <section className={styles.totais} aria-labelledby="totais-da-folha">
      <h2 id="totais-da-folha">
        Por natureza do vínculo, em {nomeDoMes(month).toLowerCase()} de {contexto.exercicio}
      </h2>
      <Somados
        title="Servidores por natureza"
        fields={POR_NATUREZA}
        name="descricaoNatureza"
        call={withQuery(RESUMO_NATUREZA, { ...asked, admissaoExcepcional: isExceptional ? 'true' : undefined })}
      />
      {!isExceptional && (
        <div className="no-print">
          <Panel title="Por cargo">
            {() => (
              <Somados
                title="Servidores por cargo"
                fields={POR_CARGO}
                name="descricao"
                call={withQuery(RESUMO_CARGO, asked)}
              />
            )}
          </Panel>
          <Panel title="Por lotação">
            {() => (
              <Somados
                title="Servidores por lotação"
                fields={POR_LOTACAO}
                name="descricao"
                call={withQuery(RESUMO_LOTACAO, asked)}
              />
            )}
          </Panel>
          <Panel title="A folha mês a mês">{() => <Evolucao months={months} />}</Panel>
          <Panel title="O mesmo mês dos outros anos">
            {() => <OutrosAnos call={withQuery(MESMO_MES, asked)} month={month} path={list.path} />}
          </Panel>
        </div>
      )}
    </section>
  )
}
