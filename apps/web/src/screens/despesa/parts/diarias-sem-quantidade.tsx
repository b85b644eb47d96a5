// Renders the warning above the travel allowances: the commitments whose allowances have no quantity.
import { diarias } from '@portal/catalog/despesa/diarias'
import { empenhoDetalhe, type EmpenhoKey } from '@portal/catalog/despesa/rotas'
import type { Contexto, List } from '@portal/kit/list'
import { openList } from '@portal/kit/open-list'
import { parametrosOf } from '@portal/kit/parametros'
import { useMemo } from 'react'
import { useAnswer } from '../../../shell/context/answers.ts'
import { filterParams, readState, type ListState } from '../../../list/state/list-state.ts'
import { useListView } from '../../../list/state/use-list-view.ts'
import type { RouteArgs } from '../../../route-module.ts'
import { useParametros } from '../../../shell/context/contexto.tsx'
import { ShownLink } from '../../../shell/navigation/shown-link.tsx'
import { Icon } from '../../../ui/icon.tsx'
import styles from './diarias-sem-quantidade.module.css'

const call = (list: List, state: ListState, contexto: Contexto): string =>
  `/api/diarias/diariasWithoutQuantidade?${filterParams(list, state.filters, contexto)}`

export function semQuantidadePaths({ url, contexto }: RouteArgs): string[] {
  const { entidade, exercicio } = contexto
  const list = openList(diarias, parametrosOf(contexto))
  return [call(list, readState(list, url.searchParams, exercicio), { entidade: entidade.id, exercicio })]
}

interface EmpenhoSemQuantidade extends EmpenhoKey {
  unidadeOrcamentaria: string
  displayEmpenho: string
}

function Empenhos({ empenhos }: { empenhos: readonly EmpenhoSemQuantidade[] }) {
  return (
    <ul className={styles.empenhos}>
      {empenhos.map(({ displayEmpenho, ...key }) => (
        <li key={`${key.exercicio}/${key.unidadeOrcamentaria}/${key.empenho}`}>
          <ShownLink to={empenhoDetalhe(key)}>{displayEmpenho}</ShownLink>
        </li>
      ))}
    </ul>
  )
}

export function DiariasSemQuantidade() {
  const parametros = useParametros()
  const list = useMemo(() => openList(diarias, parametros), [parametros])
  const { state, contexto } = useListView(list)
  const { data: empenhos = [] } = useAnswer<EmpenhoSemQuantidade[]>(call(list, state, contexto), { keepPrevious: true })
  if (empenhos.length === 0) return null
  return (
    <aside className={styles.warning} aria-label="Aviso">
      <details>
        <summary>
          <Icon name="warning" />
          Existe(m) diaria(s) que nao possui(em) quantidade.
          <span className={styles.more}>
            {empenhos.length === 1 ? 'Ver o empenho' : `Ver os ${empenhos.length} empenhos`}
          </span>
        </summary>
        <Empenhos empenhos={empenhos} />
      </details>
    </aside>
  )
}
