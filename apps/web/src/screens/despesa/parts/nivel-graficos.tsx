// Renders one figure of each row as bars, in order of size, with a sentence, a table and a file of the same data.
import type { ValorDoNivel } from '@portal/catalog/despesa/despesa-por-nivel'
import type { NivelDespesa } from '@portal/catalog/despesa/niveis-despesa'
import { money, text } from '@portal/kit/fields'
import { formatInteger, formatMoney } from '@portal/kit/formats'
import type { Row } from '@portal/kit/list'
import { texts } from '@portal/kit/texts'
import { apiUrl } from '../../../api/api.ts'
import type { Totals } from '../../../list/results/figures.tsx'
import { NothingFound } from '../../../list/results/nothing-found.tsx'
import { PlainTable } from '../../../list/results/plain-table.tsx'
import type { ListView } from '../../../list/state/use-list-view.ts'
import { PortalLink } from '../../../shell/navigation/portal-link.tsx'
import buttons from '../../../ui/button.module.css'
import { BarChart } from '../../../ui/chart/bar-chart.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { partOf } from '../../../list/whole/part-of.ts'
import { sortRows } from '../../../list/whole/whole-page.ts'
import { unbroken } from '../../../ui/unbroken.ts'
import styles from '../../../list/whole/whole-screen.module.css'

interface GraficosProps {
  nivel: NivelDespesa
  valor: ValorDoNivel
  view: ListView
  rows: readonly Row[]
  totals: Totals | undefined
  csv: string
}

export function NivelGraficos({ nivel, valor, view, rows, totals, csv }: GraficosProps) {
  const { list, contexto } = view
  const field = list.fields[valor]
  const shown = sortRows(rows, list.fields, { property: valor, direction: 'desc' }).filter(
    (row) => Number(row[valor]) !== 0,
  )
  const [largest] = shown
  if (!field || !largest) return <NothingFound view={view} title={texts.semGrafico} />
  const total = totals?.[valor]
  const figure = field.label.toLowerCase()
  const items = shown.map((row) => {
    const href = list.open?.(row, contexto)
    const words = String(row.descricao)
    return {
      id: String(row.codigo ?? ''),
      label: href ? <PortalLink to={href}>{words}</PortalLink> : words,
      value: Number(row[valor]),
      written:
        unbroken(formatMoney(String(row[valor]))) + (total === undefined ? '' : ` (${partOf(row[valor], total)})`),
    }
  })
  const counted = shown.length === 1 ? nivel.um.toLowerCase() : nivel.varios
  const table = {
    descricao: text(nivel.um),
    codigo: text('Código'),
    valor: money(field.label),
    parte: text('Parte do total'),
  }
  return (
    <div className={styles.panel}>
      <BarChart label={`${list.title}: ${figure}`} items={items}>
        {formatInteger(shown.length)} {counted} com valor {figure}
        {total !== undefined && `, que somam ${unbroken(formatMoney(String(total)))}`}. O maior:{' '}
        {String(largest.descricao)}, com {unbroken(formatMoney(String(largest[valor])))}
        {total !== undefined && ` (${partOf(largest[valor], total)} do total)`}.
      </BarChart>
      <details className={styles.data}>
        <summary>Ver os dados em tabela</summary>
        <PlainTable
          caption={`${list.title}: ${figure}`}
          fields={table}
          rows={shown.map((row) => ({
            ...row,
            valor: row[valor],
            parte: total === undefined ? undefined : partOf(row[valor], total),
          }))}
          keyOf={(row) => String(row.codigo ?? '')}
        />
      </details>
      <p className="no-print">
        <a className={buttons.secondary} href={apiUrl(csv)} target="_blank" rel="noopener">
          <Icon name="download" />
          Baixar os dados do gráfico (CSV)
        </a>
      </p>
    </div>
  )
}
