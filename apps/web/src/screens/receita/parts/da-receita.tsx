// Names the revenue and the source of the rows below, which the address has as codes.
import { NATUREZA } from '@portal/catalog/receita/chamadas'
import { withQuery } from '@portal/kit/link'
import type { Contexto, Row } from '@portal/kit/list'
import type { ListState } from '../../../list/state/list-state.ts'
import { useAnswer } from '../../../shell/context/answers.ts'
import { Skeleton } from '../../../ui/skeleton.tsx'

export const naturezaCall = (
  { filters: { receita, fonteRecurso } }: ListState,
  contexto: Contexto,
): string | undefined =>
  receita === undefined ? undefined : withQuery(NATUREZA, { ...contexto, receita, fonteRecurso })

export function DaReceita({
  state,
  contexto,
  data,
}: {
  state: ListState
  contexto: Contexto
  data?: string | undefined
}) {
  const { data: natureza, isError } = useAnswer<Row>(naturezaCall(state, contexto))
  if (isError || naturezaCall(state, contexto) === undefined) return null
  if (!natureza) return <Skeleton width="medium" />
  return (
    <p>
      <strong>
        {String(natureza.receita)} - {String(natureza.descricao)}
      </strong>
      {natureza.descricaoFonte !== undefined &&
        `, da fonte ${String(natureza.fonteRecurso)} - ${String(natureza.descricaoFonte)}`}
      {data !== undefined && `, em ${data}`}
    </p>
  )
}
