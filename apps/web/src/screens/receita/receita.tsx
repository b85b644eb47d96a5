// The revenue as a tree, with the year of one of its rows, month by month, beside it.
import { receita } from '@portal/catalog/receita/receita'
import type { Row } from '@portal/kit/list'
import { useCallback, useMemo, useState } from 'react'
import { useChoices, type Choices } from '../../list/filters/use-choices.ts'
import { openList } from '../../list/state/open-list.ts'
import { useParametros } from '../../shell/context/contexto.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Arvore, loadArvore, useArvore } from './parts/arvore.tsx'
import { GraficoAnual } from './parts/grafico-anual.tsx'
import styles from './parts/receita.module.css'

const COLUMNS = receita.columns.slice(2)
const CHOICES: Choices = { valor: ['valorArrecadado', 'valorAtualizado', 'valorLancado'] }

/** Under this width the chart has no place beside the tree. */
const NARROW = '(max-width: 499.98px)'

export const { title, description } = receita
export const load = loadArvore(receita)

export default function Receita() {
  const parametros = useParametros()
  const of = useChoices(useMemo(() => openList(receita, parametros), [parametros]), CHOICES)
  const [chosen, setChosen] = useState<Row>()
  const [over, setOver] = useState(false)
  const choose = useCallback((row: Row) => {
    setChosen(row)
    setOver(window.matchMedia(NARROW).matches)
  }, [])
  const actionOf = useCallback(
    (row: Row) => (
      <button type="button" className={styles.chart} aria-label={`Gráfico de ${String(row.descricao)}`} title="Ver o gráfico do ano" onClick={() => choose(row)}>
        <svg viewBox="0 0 24 24" aria-hidden="true" focusable="false">
          <path d="M5 20V11m7 9V4m7 16v-6" />
        </svg>
      </button>
    ),
    [choose],
  )
  const rows = useArvore(of.view)
  const { contexto, state } = of.view
  const shown = chosen ?? (rows.answer.data ?? rows.roots)?.[0]
  const graph = (row: Row) => <GraficoAnual row={row} contexto={contexto} fonteRecurso={state.filters.fonteRecurso} />
  return (
    <>
      <Arvore
        of={of}
        rows={rows}
        columns={COLUMNS}
        usual="valorArrecadado"
        actionOf={actionOf}
        className={styles.beside}
        aside={
          <aside className={styles.aside} aria-label="Gráfico do ano">
            {shown && graph(shown)}
          </aside>
        }
      />
      <Dialog open={over} title="Gráfico do ano" onClose={() => setOver(false)}>
        {over && chosen && graph(chosen)}
      </Dialog>
    </>
  )
}
