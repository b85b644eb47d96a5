// Renders the lowest, median and highest unit price of the items found, once a search is made.
import { itensLicitados } from '@portal/catalog/contratacao/itens-licitados'
import type { Contexto, List, Row } from '@portal/kit/list'
import { openList } from '@portal/kit/open-list'
import { parametrosOf } from '@portal/kit/parametros'
import { writeValue } from '@portal/kit/write-value'
import { useMemo } from 'react'
import { KeyFigures } from '../../../list/results/figures.tsx'
import { filterParams, readState, type ListState } from '../../../list/state/list-state.ts'
import { useListView } from '../../../list/state/use-list-view.ts'
import type { RouteArgs } from '../../../route-module.ts'
import { useAnswer } from '../../../shell/context/answers.ts'
import { useParametros } from '../../../shell/context/contexto.tsx'

/**
 * Returns the call for prices; undefined without a search word, because prices of different things are not comparable.
 */
const callOf = (list: List, { filters }: ListState, contexto: Contexto): string | undefined =>
  filters.especificacao === undefined
    ? undefined
    : `/api/itens-licitados/precos?${filterParams(list, filters, contexto)}`

export function precosPaths({ url, contexto }: RouteArgs): string[] {
  const { entidade, exercicio } = contexto
  const list = openList(itensLicitados, parametrosOf(contexto))
  const call = callOf(list, readState(list, url.searchParams, exercicio), { entidade: entidade.id, exercicio })
  return call === undefined ? [] : [call]
}

const PRECOS = [
  ['menor', 'Menor preço da unidade', 'O preço mais baixo entre os itens encontrados.'],
  ['mediana', 'Preço do meio', 'Metade dos itens encontrados custa até este preço.'],
  ['maior', 'Maior preço da unidade', 'O preço mais alto entre os itens encontrados.'],
] as const

export function ItensPrecos() {
  const parametros = useParametros()
  const list = useMemo(() => openList(itensLicitados, parametros), [parametros])
  const { state, contexto } = useListView(list)
  const call = callOf(list, state, contexto)
  const { data } = useAnswer<Row[]>(call, { keepPrevious: true })
  const [precos] = data ?? []
  if (call === undefined || (precos && precos.menor === undefined)) return null
  return (
    <section aria-label="Preços do que foi encontrado">
      <KeyFigures
        figures={PRECOS.map(([name, label, help]) => ({
          name,
          label,
          help,
          value: precos && (writeValue('price', precos[name]) ?? ''),
        }))}
      />
    </section>
  )
}
