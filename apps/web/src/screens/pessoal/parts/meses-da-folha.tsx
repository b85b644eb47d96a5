// Renders links to the months of a year's payroll, and which one is shown.
import { EVOLUCAO } from '@portal/catalog/pessoal/chamadas'
import { formatMoney, nomeDoMes } from '@portal/kit/formats'
import { withQuery } from '@portal/kit/link'
import type { Contexto, Row } from '@portal/kit/list'
import { Link } from 'react-router'
import months from '../../../list/filters/month-links.module.css'
import { withFilters } from '../../../list/state/list-state.ts'
import type { ListView } from '../../../list/state/use-list-view.ts'
import { useAnswer } from '../../../shell/context/answers.ts'
import { unbroken } from '../../../ui/unbroken.ts'

export const evolucaoCall = (contexto: Contexto): string => withQuery(EVOLUCAO, { ...contexto })

export const useMesesDaFolha = (contexto: Contexto): readonly Row[] =>
  useAnswer<Row[]>(evolucaoCall(contexto)).data ?? []

/** Returns the month shown: the chosen one, or the last published. */
export const shownMonth = (chosen: string | undefined, rows: readonly Row[]): string =>
  chosen ?? String(rows.at(-1)?.mes ?? '')

export function FolhaDe({ mes, exercicio }: { mes: string; exercicio: number }) {
  return (
    mes !== '' && (
      <p>
        Folha de{' '}
        <strong>
          {nomeDoMes(mes).toLowerCase()} de {exercicio}
        </strong>
      </p>
    )
  )
}

/** Kept short, so that a phone still shows the first row. */
export function ResultadosDe({ mes, exercicio }: { mes: string; exercicio: number }) {
  const nome = nomeDoMes(mes)
  return (
    <>
      <span className="visually-hidden">
        Resultados da folha de {nome} de {exercicio}
      </span>
      <span aria-hidden="true">
        {nome.charAt(0).toUpperCase() + nome.slice(1, 3)}/{exercicio}
      </span>
    </>
  )
}

interface OutrosMesesProps {
  view: ListView
  rows: readonly Row[]
  /** Name of the filter for the month. */
  filter: string
}

export function OutrosMeses({ view, rows, filter }: OutrosMesesProps) {
  const { state } = view
  const shown = shownMonth(state.filters[filter], rows)
  return (
    rows.length > 1 && (
      <nav className={`${months.months} no-print`} aria-label="Mês">
        <ul>
          {rows.map(({ mes, remuneracao }) => (
            <li key={String(mes)}>
              <Link
                to={view.searchOf(withFilters(state, { ...state.filters, [filter]: String(mes) }))}
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
  )
}
