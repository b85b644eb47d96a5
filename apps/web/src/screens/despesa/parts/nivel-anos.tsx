// Renders the tab of years: one figure of each code of a level in the chosen year next to those of earlier years.
import { despesaPorAnos } from '@portal/catalog/despesa/despesa-por-anos'
import type { NivelDespesa } from '@portal/catalog/despesa/niveis-despesa'
import type { Option } from '@portal/kit/filters'
import { useMemo } from 'react'
import { anosCalls, AnosPanel, type AnosAsked } from '../../../list/whole/anos-panel.tsx'
import type { ChoiceView } from '../../../list/filters/use-choices.ts'

export const anosDoNivel = ({ nivel }: NivelDespesa, asked: AnosAsked): ReturnType<typeof anosCalls> =>
  anosCalls(despesaPorAnos(asked.view.contexto), asked, { nivel })

export function NivelAnos({ nivel, of, valores }: { nivel: NivelDespesa; of: ChoiceView; valores: readonly Option[] }) {
  const { exercicio } = of.view.contexto
  const list = useMemo(() => despesaPorAnos({ exercicio }), [exercicio])
  return (
    <AnosPanel of={of} list={list} calls={anosDoNivel(nivel, of)} title={nivel.title} um={nivel.um} valores={valores} />
  )
}
