import { diarioOficial } from '@portal/catalog/legislacao/diario-oficial'
import type { List } from '@portal/kit/list'
import { useSearchParams } from 'react-router'
import { ListScreen } from '../../list/list-screen.tsx'
import { loadList } from '../../list/state/load-list.ts'
import { Edicao } from './parts/edicao.tsx'
import { ultimaCall, UltimaPublicacao } from './parts/ultima-publicacao.tsx'

export const { title, description } = diarioOficial
export const load = loadList(diarioOficial, ({ contexto: { entidade, exercicio } }) => [
  ultimaCall(entidade.id, exercicio),
])

/** Columns during a text search, which leave room for the sentence found instead of the signer. */
const comTrecho: List = { ...diarioOficial, columns: ['numero', 'dataPublicacao', 'descricao'] }

export default function DiarioOficial() {
  const [search] = useSearchParams()
  return (
    <ListScreen
      of={search.get('palavraChave') ? comTrecho : diarioOficial}
      notice={<UltimaPublicacao />}
      More={Edicao}
    />
  )
}
