// Settlements by tabs: one list at a time, the filters carried from one to the other.
import type { AbaDeLiquidacoes, PaginaDeLiquidacoes } from '@portal/catalog/despesa/liquidacoes'
import { useMemo } from 'react'
import { useNavigate } from 'react-router'
import { AnswersProvider } from '../../../list/answers.tsx'
import { ListFrame } from '../../../list/list-screen.tsx'
import { searchOf } from '../../../list/list-state.ts'
import { openList } from '../../../list/open-list.ts'
import { useParametros } from '../../../shell/contexto.tsx'
import { useChoices, withChoices, type Choices } from './use-choices.ts'

export const abaChosen = ({ abas }: PaginaDeLiquidacoes, id: string | null | undefined): AbaDeLiquidacoes =>
  abas.find((aba) => aba.id === id) ?? abas[0]

const choicesOf = ({ abas }: PaginaDeLiquidacoes): Choices => ({ aba: abas.map(({ id }) => id) })

function Screen({ of: pagina, aba }: { of: PaginaDeLiquidacoes; aba: AbaDeLiquidacoes }) {
  const parametros = useParametros()
  const navigate = useNavigate()
  const list = useMemo(() => openList(aba.list, parametros), [aba.list, parametros])
  const choices = useMemo(() => choicesOf(pagina), [pagina])
  const { view } = useChoices(list, choices)
  const change = (id: string): void =>
    void navigate(withChoices(searchOf(list, { ...view.state, page: 0 }, view.contexto), choices, { aba: id }))
  const tabs = { tabs: pagina.abas.map(({ id, title }) => ({ id, label: title })), active: aba.id, onChange: change }
  return <ListFrame view={view} tabs={tabs} />
}

export function LiquidacoesAbas({ of, aba }: { of: PaginaDeLiquidacoes; aba: string | null }) {
  return (
    <AnswersProvider>
      <Screen of={of} aba={abaChosen(of, aba)} />
    </AnswersProvider>
  )
}
