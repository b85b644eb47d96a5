// Renders one figure of each row in the chosen year next to those of earlier years, in reais or per inhabitant, with a
// CSV file.
import { anosDe, MEDIDAS } from '@portal/catalog/anos'
import { text } from '@portal/kit/fields'
import type { Option } from '@portal/kit/filters'
import type { List, Row } from '@portal/kit/list'
import type { ReactNode } from 'react'
import { apiUrl } from '../../api/api.ts'
import { useAnswer } from '../../shell/context/answers.ts'
import { useContexto } from '../../shell/context/contexto.tsx'
import buttons from '../../ui/button.module.css'
import { Icon } from '../../ui/icon.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { RadioChoice } from '../filters/radio-choice.tsx'
import type { ChoiceView } from '../filters/use-choices.ts'
import type { Totals } from '../results/figures.tsx'
import { PlainTable } from '../results/plain-table.tsx'
import { filterParams } from '../state/list-state.ts'
import { RowsState } from './rows-state.tsx'
import { sortRows } from './whole-page.ts'
import styles from './whole-screen.module.css'

export interface AnosAsked extends Pick<ChoiceView, 'chosen'> {
  readonly view: Pick<ChoiceView['view'], 'state' | 'contexto'>
}

/** Returns the calls of the panel; the page's loader uses them too. */
export function anosCalls(
  list: List,
  { view: { state, contexto }, chosen }: AnosAsked,
  fixed: Readonly<Record<string, string>> = {},
) {
  const { valor = '', medida = '' } = chosen
  const query = filterParams(list, { ...state.filters, valor, medida, ...fixed }, contexto)
  const { list: rows, totals, report } = list.api
  return { rows: `${rows}?${query}`, totals: `${totals}?${query}`, report: `${report}?${query}` }
}

interface AnosPanelProps {
  of: ChoiceView
  list: List
  calls: ReturnType<typeof anosCalls>
  title: string
  /** Label of the first column: what a row is. */
  um: string
  valores: readonly Option[]
  /** More controls, above the built-in ones. */
  children?: ReactNode
}

export function AnosPanel({ of, list, calls, title, um, valores, children }: AnosPanelProps) {
  const { exercicios } = useContexto()
  const answer = useAnswer<Row[]>(calls.rows, { keepPrevious: true })
  const { data: totals } = useAnswer<Totals>(calls.totals, { keepPrevious: true })
  const anos = anosDe(of.view.contexto.exercicio).filter(([, ano]) => exercicios.includes(ano))
  const fields = {
    descricao: text(um),
    codigo: text('Código'),
    ...Object.fromEntries(anos.flatMap(([name]) => (list.fields[name] ? [[name, list.fields[name]]] : []))),
  }
  const labelOf = (options: readonly Option[], name: string): string =>
    options.find(({ value }) => value === of.chosen[name])?.label.toLowerCase() ?? ''
  return (
    <div className={styles.panel}>
      {children}
      <RadioChoice of={of} name="valor" legend="Valor mostrado" options={valores} />
      <RadioChoice of={of} name="medida" legend="Medida" options={MEDIDAS} />
      <p>
        Cada ano está em reais daquele ano, sem corrigir a inflação. Para comparar um ano que ainda não terminou,
        escolha um período: valem os mesmos dias de cada ano. Por habitante é o valor dividido pela população do
        município no ano.
      </p>
      <RowsState view={of.view} answer={answer} loading={<Skeleton />}>
        {(rows) => (
          <PlainTable
            caption={`${title}, ano a ano: ${labelOf(valores, 'valor')}, ${labelOf(MEDIDAS, 'medida')}`}
            fields={fields}
            rows={sortRows(rows, list.fields, { property: 'ano0', direction: 'desc' })}
            keyOf={(row) => String(row.codigo ?? '')}
            total={totals && { label: 'Total', row: totals }}
          />
        )}
      </RowsState>
      <p className="no-print">
        <a className={buttons.secondary} href={apiUrl(`${calls.report}&exportType=csv`)} target="_blank" rel="noopener">
          <Icon name="download" />
          Baixar a comparação (CSV)
        </a>
      </p>
    </div>
  )
}
