// The tab of the tree: open and close rows one by one or all at once.
import { despesaDetalhada, VALORES_DETALHADOS } from '@portal/catalog/despesa/despesa-detalhada'
import type { Field } from '@portal/kit/fields'
import { formatInteger } from '@portal/kit/formats'
import type { Row } from '@portal/kit/list'
import { useCallback, useMemo, useState } from 'react'
import type { Totals } from '../../../list/results/figures.tsx'
import { Terms } from '../../../list/results/terms.tsx'
import { Value } from '../../../list/results/value.tsx'
import buttons from '../../../ui/button.module.css'
import { HelpTip } from '../../../ui/help-tip.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { TreeGrid } from '../../../ui/tree/tree-grid.tsx'
import { expandableIds, type TreeRow } from '../../../ui/tree/tree-rows.ts'
import { RadioChoice } from '../../../list/filters/radio-choice.tsx'
import { RowsState } from '../../../list/whole/rows-state.tsx'
import type { ChoiceView } from '../../../list/filters/use-choices.ts'
import styles from './orcamento.module.css'
import type { Answer } from '../../../shell/context/answers.ts'

interface Linha extends TreeRow {
  readonly dados: Row
}

const linhaOf = (dados: Row): Linha => ({
  id: String(dados.programatica),
  level: Number(dados.nivel),
  expandable: dados.aceitaMovimentacao === 'N',
  dados,
})

const NONE: ReadonlySet<string> = new Set()
const { programatica, descricao } = despesaDetalhada.fields

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

const header = ({ label, help }: Field) => (
  <>
    {label} {help && <HelpTip term={label}>{help}</HelpTip>}
  </>
)

const nameOf = ({ id, dados }: Linha) => ({ code: id, words: String(dados.descricao) })

const writeCell = (field: Field | undefined, value: Row[string]) => field && <Value field={field} value={value} />

interface ArvoreProps {
  of: ChoiceView
  answer: Answer<Row[]>
  /** What came inside the page, until the whole tree is here. */
  roots: Row[] | undefined
  totals: Totals | undefined
}

export function DespesaArvore({ of, answer, roots, totals }: ArvoreProps) {
  const { view, chosen } = of
  const { expanded, setExpanded, toggle } = useExpanded()
  const data = answer.data ?? roots
  const linhas = useMemo(() => data?.map(linhaOf) ?? [], [data])
  const { fields } = view.list
  const shown = useMemo(() => VALORES_DETALHADOS.flatMap((name) => (fields[name] ? [{ name, field: fields[name] }] : [])), [fields])
  const columns = useMemo(() => shown.map(({ name, field }) => ({ name, label: field.label, header: header(field) })), [shown])
  const write = useCallback((values: Row | Totals, column: string) => writeCell(fields[column], values[column]), [fields])
  const cellOf = useCallback(({ dados }: Linha, column: string) => write(dados, column), [write])
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
            <button type="button" className={buttons.secondary} aria-disabled={expanded.size === 0 || undefined} onClick={() => setExpanded(NONE)}>
              Recolher tudo
            </button>
            <output className={styles.count}>{whole ? `${formatInteger(linhas.length)} linhas na árvore` : 'Carregando a árvore…'}</output>
          </div>
          <RadioChoice
            of={of}
            name="valor"
            legend="Valor mostrado"
            className={styles.narrowOnly}
            options={shown.map(({ name, field }) => ({ value: name, label: field.label }))}
          />
          <TreeGrid
            label="Arvore das Despesas"
            nameHeader={`${programatica?.label} e ${descricao?.label.toLowerCase()}`}
            columns={columns}
            rows={linhas}
            expanded={expanded}
            onToggle={toggle}
            nameOf={nameOf}
            cellOf={cellOf}
            chosen={fields[chosen.valor ?? ''] ? (chosen.valor ?? '') : 'valorEmpenhado'}
            total={totals && ((column) => write(totals, column))}
            busy={answer.isPlaceholderData || !whole}
          />
          <Terms list={view.list} />
        </div>
      )}
    </RowsState>
  )
}
