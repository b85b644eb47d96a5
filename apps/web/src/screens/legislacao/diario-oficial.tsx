import { diarioOficial } from '@portal/catalog/legislacao/diario-oficial'
import { ListScreen } from '../../list/list-screen.tsx'
import { loadList } from '../../list/state/load-list.ts'
import { Edicao } from './parts/edicao.tsx'
import { ultimaCall, UltimaPublicacao } from './parts/ultima-publicacao.tsx'

export const { title, description } = diarioOficial
export const load = loadList(diarioOficial, ({ contexto: { entidade, exercicio } }) => [ultimaCall(entidade.id, exercicio)])

export default function DiarioOficial() {
  return <ListScreen of={diarioOficial} notice={<UltimaPublicacao />} More={Edicao} />
}
