// Renders the key figures above the table: the number of rows and the main totals, each with its basis.
import type { UltimaAtualizacao } from '@portal/catalog/contexto'
import type { Field } from '@portal/kit/fields'
import { basisOf, explained, figureIn, isPart, SOMA, wordsOf, type Basis, type Period } from '@portal/kit/figure'
import { formatInteger, someStated, sumOfSome } from '@portal/kit/formats'
import { texts } from '@portal/kit/texts'
import { writeValue } from '@portal/kit/write-value'
import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import { useAnswer } from '../../shell/context/answers.ts'
import { HelpTip } from '../../ui/help-tip.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { lastUpdateCall } from '../state/list-state.ts'
import type { ListView } from '../state/use-list-view.ts'
import { helpOf } from './field-help.tsx'
import styles from './figures.module.css'

export type Totals = Readonly<Record<string, number | string | undefined>>

/** Says of how many rows a sum is, where not all of them state it; undefined where all do. */
export function ofSome(
  totals: Totals | undefined,
  name: string,
  count: number | undefined,
  inWords: (stated: number, rows: number) => string = sumOfSome,
): string | undefined {
  const { comValor } = (totals ?? {}) as { comValor?: Readonly<Record<string, number>> }
  const stated = comValor?.[name]
  return stated === undefined || count === undefined ? undefined : inWords(stated, count)
}

const MAX_TOTALS = 3

/**
 * Returns at most three totals, and one more that the address brings. They are declared from the widest figure to what
 * is left of it, so the first and the last two matter most.
 */
export function keyTotals(totals: readonly string[], brought?: string | null): readonly string[] {
  if (totals.length <= MAX_TOTALS) return totals
  const key = new Set([...totals.slice(0, 1), ...totals.slice(1 - MAX_TOTALS), brought])
  return totals.filter((name) => key.has(name))
}

export interface KeyFigure {
  name: string
  label: string
  help?: ReactNode
  /** Undefined while it loads. */
  value: string | undefined
  /** Says of which days it is, and what it counts. */
  basis?: Basis
  /** The id of the declared figure that it is, where it is of the whole entity and year. */
  figure?: string | undefined
}

/**
 * Says the days that all figures with a basis are of only once, beside the first one, the count of rows, which are of
 * those days too.
 */
function saidOnce(figures: readonly KeyFigure[]): readonly KeyFigure[] {
  const times = new Set(figures.flatMap(({ basis }) => (basis?.time ? [basis.time] : [])))
  const [time = ''] = times
  if (times.size !== 1) return figures
  return figures.map((figure, i) => ({
    ...figure,
    ...(i === 0
      ? { basis: { time, kind: figure.basis?.kind ?? '' } }
      : figure.basis && { basis: { ...figure.basis, time: '' } }),
  }))
}

export function KeyFigures({ figures }: { figures: readonly KeyFigure[] }) {
  return (
    <dl className={styles.figures}>
      {saidOnce(figures).map(({ name, label, help, value, basis, figure }) => (
        <div key={name} className={styles.figure}>
          <dt>
            {label} {help && <HelpTip term={label}>{help}</HelpTip>}
          </dt>
          <dd data-figure={figure}>{value ?? <Skeleton width="medium" />}</dd>
          {basis && wordsOf(basis) && <dd className={styles.basis}>{wordsOf(basis)}</dd>}
        </div>
      ))}
    </dl>
  )
}

/** Returns what is declared of a total: its basis and, unless other filters make it a part, the figure that it is. */
function figureOf(
  { figure: declared }: Field,
  { list, state, contexto }: ListView,
  until: string | undefined,
): Pick<KeyFigure, 'basis' | 'figure' | 'help'> {
  if (!declared) return {}
  const { dataInicial, dataFinal } = state.filters
  const period: Period = { from: dataInicial, to: dataFinal }
  const { exercicio } = contexto
  const found = isPart(list, state.filters, exercicio) ? undefined : figureIn(declared, period, exercicio)
  return {
    basis: basisOf(declared, { exercicio, period, until }),
    figure: found?.id,
    ...(found && { help: helpOf(explained(found)) }),
  }
}

export function Figures({
  view,
  list = view.list,
  count,
  totals,
}: {
  view: ListView
  /** The list whose totals these are, where it is not that of the view. */
  list?: ListView['list']
  count: number | undefined
  totals: Totals | undefined
}) {
  const until = useAnswer<Partial<UltimaAtualizacao>>(lastUpdateCall(list, view.contexto)).data?.fatosAte
  const [params] = useSearchParams()
  const sums = keyTotals(list.totals, params.get(SOMA)).flatMap((name): KeyFigure[] => {
    const field = list.fields[name]
    if (!field) return []
    const value = totals && (writeValue(field.kind, totals[name]) ?? texts.semRegistro)
    const declared = figureOf(field, { ...view, list }, until)
    const some = ofSome(totals, name, count, someStated)
    const kind = [declared.basis?.kind ?? [], some ?? []].flat().filter(Boolean).join(', ')
    const basis = (declared.basis || some) && { basis: { time: declared.basis?.time ?? '', kind } }
    return [{ name, label: field.label, help: helpOf(field), value, ...declared, ...basis }]
  })
  if (sums.length === 0) return null
  return (
    <KeyFigures
      figures={[
        { name: '', label: 'Registros', value: count === undefined ? undefined : formatInteger(count) },
        ...sums,
      ]}
    />
  )
}
