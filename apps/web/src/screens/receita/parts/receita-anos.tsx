// Renders the tab of years: one figure of each revenue of a level in the chosen year next to those of earlier years.
import { NIVEIS } from '@portal/catalog/receita/receita'
import { receitaPorAnos, VALORES_COMPARADOS } from '@portal/catalog/receita/receita-por-anos'
import { useMemo } from 'react'
import { RadioChoice } from '../../../list/filters/radio-choice.tsx'
import type { ChoiceView } from '../../../list/filters/use-choices.ts'
import { anosCalls, AnosPanel, type AnosAsked } from '../../../list/whole/anos-panel.tsx'

export const anosDaReceita = (asked: AnosAsked): ReturnType<typeof anosCalls> =>
  anosCalls(receitaPorAnos(asked.view.contexto), asked, { nivel: asked.chosen.nivel ?? '' })

export function ReceitaAnos({ of }: { of: ChoiceView }) {
  const { exercicio } = of.view.contexto
  const list = useMemo(() => receitaPorAnos({ exercicio }), [exercicio])
  const { fields, title } = of.view.list
  const valores = VALORES_COMPARADOS.flatMap((value) => (fields[value] ? [{ value, label: fields[value].label }] : []))
  return (
    <AnosPanel of={of} list={list} calls={anosDaReceita(of)} title={title} um="Receita" valores={valores}>
      <RadioChoice of={of} name="nivel" legend="Nível" options={NIVEIS} />
    </AnosPanel>
  )
}
