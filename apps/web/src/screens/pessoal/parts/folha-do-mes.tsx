// The payroll of a month: which month it is and the way to the others, who is paid, and what they add up to.
import { EVOLUCAO } from '@portal/catalog/pessoal/chamadas'
import { formatMoney, nomeDoMes } from '@portal/kit/formats'
import { withQuery } from '@portal/kit/link'
import type { List, Row } from '@portal/kit/list'
import { useMemo } from 'react'
import { Link } from 'react-router'
import { ListFrame } from '../../../list/list-screen.tsx'
import { withFilters } from '../../../list/state/list-state.ts'
import { loadList } from '../../../list/state/load-list.ts'
import { openList } from '../../../list/state/open-list.ts'
import { useListView, type ListView } from '../../../list/state/use-list-view.ts'
import type { RouteModule } from '../../../route-module.ts'
import { useAnswer } from '../../../shell/context/answers.ts'
import { useParametros } from '../../../shell/context/contexto.tsx'
import { unbroken } from '../../../ui/unbroken.ts'
import months from '../../../list/filters/month-links.module.css'
import { TotaisDaFolha } from './totais-da-folha.tsx'

export const loadFolha = (list: List): NonNullable<RouteModule['load']> =>
  loadList(list, ({ contexto: { entidade, exercicio } }) => [withQuery(EVOLUCAO, { entidade: entidade.id, exercicio })])

/** The last month published is the one shown while none is chosen. */
const shownMonth = ({ state }: ListView, rows: readonly Row[]): string => state.filters.mesCompetencia ?? String(rows.at(-1)?.mes ?? '')

function OutrosMeses({ view, rows }: { view: ListView; rows: readonly Row[] }) {
  const { state } = view
  const shown = shownMonth(view, rows)
  return (
    <nav className={`${months.months} no-print`} aria-label="Mês">
      <ul>
        {rows.map(({ mes, remuneracao }) => (
          <li key={String(mes)}>
            <Link
              to={view.searchOf(withFilters(state, { ...state.filters, mesCompetencia: String(mes) }))}
              title={remuneracao === undefined ? undefined : unbroken(formatMoney(String(remuneracao)))}
              {...(String(mes) === shown && { 'aria-current': 'true' as const })}
            >
              <abbr title={nomeDoMes(String(mes))}>{nomeDoMes(String(mes)).slice(0, 3)}</abbr>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

export function FolhaDoMes({ of }: { of: List }) {
  const parametros = useParametros()
  const view = useListView(useMemo(() => openList(of, parametros), [of, parametros]))
  const { data: rows = [] } = useAnswer<Row[]>(withQuery(EVOLUCAO, { ...view.contexto }))
  const shown = shownMonth(view, rows)
  const notice = shown !== '' && (
    <p>
      Folha de <strong>{nomeDoMes(shown).toLowerCase()} de {view.contexto.exercicio}</strong>
    </p>
  )
  return (
    <>
      <ListFrame view={view} notice={notice} />
      {rows.length > 1 && <OutrosMeses view={view} rows={rows} />}
      {of.fixed?.inativo === false && <TotaisDaFolha view={view} months={rows} />}
    </>
  )
}
