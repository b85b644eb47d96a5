// Wraps a list whose documents are searched: with a search word it shows fewer columns, and the sentence found in each
// row.
import type { List, Row } from '@portal/kit/list'
import type { ComponentType } from 'react'
import { useSearchParams } from 'react-router'
import { ListScreen } from '../../../list/list-screen.tsx'
import { Trecho } from './trecho.tsx'

interface More {
  row: Row
}

const Nothing: ComponentType<More> = () => null

/** `columns`: the columns shown when the sentence needs the room. */
export function comTrecho(list: List, columns: readonly string[], More = Nothing): ComponentType {
  const found: List = { ...list, columns: list.columns.filter((name) => columns.includes(name)) }
  const Found: ComponentType<More> = ({ row }) => (
    <>
      <Trecho row={row} />
      <More row={row} />
    </>
  )
  return function ComTrecho() {
    const [search] = useSearchParams()
    if (search.get('palavraChave')) return <ListScreen of={found} More={Found} />
    return More === Nothing ? <ListScreen of={list} /> : <ListScreen of={list} More={More} />
  }
}

export const CONTRATO_ACHADO = ['entidadeNome', 'displayContrato', 'nome', 'valorContratado']

/** Columns during a text search, which leave room for the sentence instead of showing how the bid is disputed. */
export const LICITACAO_ACHADA = ['entidadeNome', 'displayLicitacao', 'objeto', 'dataAbertura']
