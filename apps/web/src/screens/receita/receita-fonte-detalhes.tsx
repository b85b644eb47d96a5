// Screen of the revenues of one source of funds.
import { receitaFonteDetalhes } from '@portal/catalog/receita/fonte-recursos'
import type { Row } from '@portal/kit/list'
import { loadWhole, rowsCall, useOpenView, WholeList } from '../../list/whole/derived-whole.tsx'
import { useAnswer } from '../../shell/context/answers.ts'

export const { title, description } = receitaFonteDetalhes
export const load = loadWhole(receitaFonteDetalhes)

export default function ReceitaFonteDetalhes() {
  const view = useOpenView(receitaFonteDetalhes)
  const { data } = useAnswer<Row[]>(rowsCall(view.list, view.state, view.contexto))
  const [first] = data ?? []
  return (
    <WholeList
      view={view}
      lead={
        first && (
          <p>
            <strong>
              {String(first.fonteRecurso)} - {String(first.descricaoFonte)}
            </strong>
          </p>
        )
      }
    />
  )
}
