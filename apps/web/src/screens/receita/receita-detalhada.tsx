// Screen of the revenue with its deductions, as a tree.
import { receitaDetalhada } from '@portal/catalog/receita/receita'
import { openList } from '@portal/kit/open-list'
import { useMemo } from 'react'
import { useChoices, type Choices } from '../../list/filters/use-choices.ts'
import { useParametros } from '../../shell/context/contexto.tsx'
import { Arvore, loadArvore, useArvore } from './parts/arvore.tsx'

const COLUMNS = receitaDetalhada.columns.slice(2)
const CHOICES: Choices = { valor: ['valorArrecadado', ...COLUMNS.filter((name) => name !== 'valorArrecadado')] }

export const { title, description } = receitaDetalhada
export const load = loadArvore(receitaDetalhada)

export default function ReceitaDetalhada() {
  const parametros = useParametros()
  const of = useChoices(
    useMemo(() => openList(receitaDetalhada, parametros), [parametros]),
    CHOICES,
  )
  return <Arvore of={of} rows={useArvore(of.view)} columns={COLUMNS} usual="valorArrecadado" />
}
