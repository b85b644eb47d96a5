// The tab of the years: one figure of each code in the chosen year beside those before it, in reais or per inhabitant.
import { anosDe, despesaPorAnos, MEDIDAS } from '@portal/catalog/despesa/despesa-por-anos'
import type { NivelDespesa } from '@portal/catalog/despesa/niveis-despesa'
import { text } from '@portal/kit/fields'
import type { Option } from '@portal/kit/filters'
import type { Row } from '@portal/kit/list'
import { useMemo } from 'react'
import { apiUrl } from '../../../api.ts'
import { RadioChoice } from '../../../list/filters/radio-choice.tsx'
import type { ChoiceView } from '../../../list/filters/use-choices.ts'
import type { Totals } from '../../../list/results/figures.tsx'
import { PlainTable } from '../../../list/results/plain-table.tsx'
import { filterParams } from '../../../list/state/list-state.ts'
import { RowsState } from '../../../list/whole/rows-state.tsx'
import { sortRows } from '../../../list/whole/whole-page.ts'
import styles from '../../../list/whole/whole-screen.module.css'
import { useAnswer } from '../../../shell/context/answers.ts'
import { useContexto } from '../../../shell/context/contexto.tsx'
import buttons from '../../../ui/button.module.css'
import { Icon } from '../../../ui/icon.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'

/** What the tab asks, for the page to bring it along too. */
export function anosCalls(nivel: NivelDespesa, { view: { state, contexto }, chosen }: Pick<ChoiceView, 'chosen'> & { view: Pick<ChoiceView['view'], 'state' | 'contexto'> }) {
  const list = despesaPorAnos(contexto)
  const { valor = '', medida = '' } = chosen
  const query = filterParams(list, { ...state.filters, nivel: nivel.nivel, valor, medida }, contexto)
  const { list: rows, totals, report } = list.api
  return { rows: `${rows}?${query}`, totals: `${totals}?${query}`, report: `${report}?${query}` }
}

export function NivelAnos({ nivel, of, valores }: { nivel: NivelDespesa; of: ChoiceView; valores: readonly Option[] }) {
  const { exercicios } = useContexto()
  const { exercicio } = of.view.contexto
  const list = useMemo(() => despesaPorAnos({ exercicio }), [exercicio])
  const calls = anosCalls(nivel, of)
  const answer = useAnswer<Row[]>(calls.rows, { keepPrevious: true })
  const { data: totals } = useAnswer<Totals>(calls.totals, { keepPrevious: true })
  const anos = anosDe(exercicio).filter(([, ano]) => exercicios.includes(ano))
  const fields = { descricao: text(nivel.um), codigo: text('Código'), ...Object.fromEntries(anos.flatMap(([name]) => (list.fields[name] ? [[name, list.fields[name]]] : []))) }
  const medida = MEDIDAS.find(({ value }) => value === of.chosen.medida)?.label ?? ''
  const caption = `${nivel.title}, ano a ano: ${valores.find(({ value }) => value === of.chosen.valor)?.label.toLowerCase()}, ${medida.toLowerCase()}`
  return (
    <div className={styles.panel}>
      <RadioChoice of={of} name="valor" legend="Valor mostrado" options={valores} />
      <RadioChoice of={of} name="medida" legend="Medida" options={MEDIDAS} />
      <p>
        Cada ano está em reais daquele ano, sem corrigir a inflação. Para comparar um ano que ainda não terminou, escolha um período: valem os mesmos
        dias de cada ano. Por habitante é o valor dividido pela população do município no ano.
      </p>
      <RowsState view={of.view} answer={answer} loading={<Skeleton />}>
        {(rows) => (
          <PlainTable
            caption={caption}
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
