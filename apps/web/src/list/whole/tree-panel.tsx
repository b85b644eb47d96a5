// Renders an unpaged tree in order of code, with buttons to expand or collapse all rows.
import type { Field } from '@portal/kit/fields'
import { formatInteger } from '@portal/kit/formats'
import type { Row } from '@portal/kit/list'
import { useCallback, useMemo, useState, type ReactNode } from 'react'
import type { Answer } from '../../shell/context/answers.ts'
import buttons from '../../ui/button.module.css'
import { HelpTip } from '../../ui/help-tip.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { TreeGrid } from '../tree/tree-grid.tsx'
import { expandableIds, type TreeRow } from '../tree/tree-rows.ts'
import { RadioChoice } from '../filters/radio-choice.tsx'
import type { ChoiceView } from '../filters/use-choices.ts'
import type { Totals } from '../results/figures.tsx'
import { FieldHelp, isExplained } from '../results/field-help.tsx'
import { Terms } from '../results/terms.tsx'
import { Value } from '../results/value.tsx'
import { RowsState } from './rows-state.tsx'
import styles from './whole-screen.module.css'

interface Linha extends TreeRow {
  readonly dados: Row
}

const NONE: ReadonlySet<string> = new Set()

function useExpanded() {
  const [expanded, setExpanded] = useState(NONE)
  const toggle = useCallback(
    (id: string) =>
      setExpanded((open) => {
        const next = new Set(open)
        if (!next.delete(id)) next.add(id)
        return next
      }),
    [],
  )
  return { expanded, setExpanded, toggle }
}

const header = (field: Field) => (
  <>
    {field.label}{' '}
    {isExplained(field) && (
      <HelpTip term={field.label}>
        <FieldHelp {...field} />
      </HelpTip>
    )}
  </>
)

/** Renders nothing for a missing value, such as a target that does not add up at that level. */
const writeCell = (field: Field | undefined, value: Row[string]) =>
  field && value !== undefined && <Value field={field} value={value} />

interface TreePanelProps {
  of: ChoiceView
  label: string
  /** The field that identifies a row; `descricao`, `nivel` and `aceitaMovimentacao` hold the rest. */
  code: string
  nameHeader: string
  /** Names of the figures shown, in order. */
  columns: readonly string[]
  /** The figure shown on screens that fit only one, until another is chosen. */
  usual: string
  answer: Answer<Row[]>
  /** The rows sent with the page, shown until the whole tree is loaded. */
  roots: Row[] | undefined
  totals: Totals | undefined
  /** Returns the link of a row's name. */
  hrefOf?: ((row: Row) => string) | undefined
  /** Renders the action of a row. */
  actionOf?: ((row: Row) => ReactNode) | undefined
}

export function TreePanel({
  of,
  label,
  code,
  nameHeader,
  columns: names,
  usual,
  answer,
  roots,
  totals,
  hrefOf,
  actionOf,
}: TreePanelProps) {
  const { view, chosen } = of
  const { expanded, setExpanded, toggle } = useExpanded()
  const data = answer.data ?? roots
  const linhas = useMemo(
    () =>
      data?.map((dados): Linha => ({
        id: String(dados[code]),
        level: Number(dados.nivel),
        expandable: dados.aceitaMovimentacao === 'N',
        dados,
      })) ?? [],
    [data, code],
  )
  const { fields } = view.list
  const shown = useMemo(
    () => names.flatMap((name) => (fields[name] ? [{ name, field: fields[name] }] : [])),
    [fields, names],
  )
  const columns = useMemo(
    () => shown.map(({ name, field }) => ({ name, label: field.label, header: header(field) })),
    [shown],
  )
  const write = useCallback(
    (values: Row | Totals, column: string) => writeCell(fields[column], values[column]),
    [fields],
  )
  const cellOf = useCallback(({ dados }: Linha, column: string) => write(dados, column), [write])
  const nameOf = useCallback(
    ({ id, dados }: Linha) => ({
      code: id,
      words: String(dados.descricao),
      href: hrefOf?.(dados),
      action: actionOf?.(dados),
    }),
    [hrefOf, actionOf],
  )
  const whole = answer.data !== undefined
  const expandAll = () => setExpanded(new Set(expandableIds(linhas)))
  return (
    <RowsState view={view} answer={{ ...answer, data }} loading={<Skeleton />}>
      {() => (
        <div className={styles.panel}>
          <div className={`${styles.tools} no-print`}>
            <button type="button" className={buttons.secondary} disabled={!whole} onClick={expandAll}>
              Expandir tudo
            </button>
            <button
              type="button"
              className={buttons.secondary}
              aria-disabled={expanded.size === 0 || undefined}
              onClick={() => setExpanded(NONE)}
            >
              Recolher tudo
            </button>
            <output className={styles.count}>
              {whole ? `${formatInteger(linhas.length)} linhas na árvore` : 'Carregando a árvore…'}
            </output>
          </div>
          <RadioChoice
            of={of}
            name="valor"
            legend="Valor mostrado"
            className={styles.narrowOnly}
            options={shown.map(({ name, field }) => ({ value: name, label: field.label }))}
          />
          <TreeGrid
            label={label}
            nameHeader={nameHeader}
            columns={columns}
            rows={linhas}
            expanded={expanded}
            onToggle={toggle}
            nameOf={nameOf}
            cellOf={cellOf}
            chosen={fields[chosen.valor ?? ''] ? (chosen.valor ?? '') : usual}
            total={totals && ((column) => write(totals, column))}
            busy={answer.isPlaceholderData || !whole}
          />
          <Terms list={view.list} />
        </div>
      )}
    </RowsState>
  )
}
