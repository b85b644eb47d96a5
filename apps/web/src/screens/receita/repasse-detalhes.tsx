// Screen of the movements of one transfer, titled by whether it was received or sent.
import { repasseMes, TIPOS_DE_REPASSE } from '@portal/catalog/receita/repasses'
import type { Row } from '@portal/kit/list'
import { loadWhole, rowsCall, useOpenView, WholeList } from '../../list/whole/derived-whole.tsx'
import type { RouteModule } from '../../route-module.ts'
import { useAnswer } from '../../shell/context/answers.ts'

const titleOf = (tipo: string | null | undefined): string => {
  const um = TIPOS_DE_REPASSE.find(({ value }) => value === tipo)?.um
  return um ? `Repasse ${um}` : repasseMes.title
}

export const title: RouteModule['title'] = ({ url }) => titleOf(url.searchParams.get('tipo'))
export const { description } = repasseMes
export const load = loadWhole(repasseMes)

export default function RepasseDetalhes() {
  const view = useOpenView(repasseMes)
  const { data } = useAnswer<Row[]>(rowsCall(view.list, view.state, view.contexto))
  const [first] = data ?? []
  return (
    <WholeList
      view={view}
      title={titleOf(view.state.filters.tipo)}
      lead={
        first && (
          <p>
            <strong>{String(first.descricao)}</strong>
            {first.entidadeDestinoOrigem !== undefined && `: ${String(first.entidadeDestinoOrigem)}`}
          </p>
        )
      }
    />
  )
}
