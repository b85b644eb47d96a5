// Screen of the revenue as a tree, with one row's months beside it, and the comparison by year.
import { MEDIDAS } from '@portal/catalog/anos'
import { NIVEIS, receita } from '@portal/catalog/receita/receita'
import { VALORES_COMPARADOS } from '@portal/catalog/receita/receita-por-anos'
import type { Row } from '@portal/kit/list'
import { openList } from '@portal/kit/open-list'
import { useCallback, useMemo, useState } from 'react'
import { readChoices, useChoices, type Choices } from '../../list/filters/use-choices.ts'
import { readState } from '../../list/state/list-state.ts'
import { answersOf, type RouteModule } from '../../route-module.ts'
import { useParametros } from '../../shell/context/contexto.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Arvore, loadArvore, useArvore } from './parts/arvore.tsx'
import { anosDaReceita, ReceitaAnos } from './parts/receita-anos.tsx'
import { GraficoAnual } from './parts/grafico-anual.tsx'
import styles from './parts/receita.module.css'

const COLUMNS = receita.columns.slice(2)
const ORIGEM = '2'
const CHOICES: Choices = {
  aba: ['arvore', 'anos'],
  valor: VALORES_COMPARADOS,
  nivel: [ORIGEM, ...NIVEIS.map(({ value }) => value).filter((value) => value !== ORIGEM)],
  medida: MEDIDAS.map(({ value }) => value),
}

/** Below this width the chart does not fit beside the tree. */
const NARROW = '(max-width: 499.98px)'

export const { title, description } = receita

const loadTree = loadArvore(receita)

export const load: RouteModule['load'] = async (args) => {
  const chosen = readChoices(CHOICES, args.url.searchParams)
  if (chosen.aba !== 'anos') return loadTree(args)
  const contexto = { entidade: args.contexto.entidade.id, exercicio: args.contexto.exercicio }
  const { rows, totals } = anosDaReceita({
    view: { state: readState(receita, args.url.searchParams, contexto.exercicio), contexto },
    chosen,
  })
  const [tree, years] = await Promise.all([loadTree(args), answersOf([rows, totals], args.fetchJson)])
  return { ...tree, ...years }
}

export default function Receita() {
  const parametros = useParametros()
  const of = useChoices(
    useMemo(() => openList(receita, parametros), [parametros]),
    CHOICES,
  )
  const [chosen, setChosen] = useState<Row>()
  const [over, setOver] = useState(false)
  const choose = useCallback((row: Row) => {
    setChosen(row)
    setOver(window.matchMedia(NARROW).matches)
  }, [])
  const actionOf = useCallback(
    (row: Row) => (
      <button
        type="button"
        className={styles.chart}
        aria-label={`Gráfico de ${String(row.descricao)}`}
        title="Ver o gráfico do ano"
        onClick={() => choose(row)}
      >
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
        anos={<ReceitaAnos of={of} />}
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
