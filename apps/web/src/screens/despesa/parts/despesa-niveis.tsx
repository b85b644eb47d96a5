// Renders the tab of one level: the choice of level and kind of action, and its rows.
import { NIVEIS_DETALHADOS, NIVEIS_PROGRAMA, NIVEL_PROJETO } from '@portal/catalog/despesa/niveis-despesa'
import type { Row } from '@portal/kit/list'
import type { Totals } from '../../../list/results/figures.tsx'
import { RadioChoice } from '../../../list/filters/radio-choice.tsx'
import { RowsState } from '../../../list/whole/rows-state.tsx'
import type { ChoiceView } from '../../../list/filters/use-choices.ts'
import { WholeTable } from '../../../list/whole/whole-table.tsx'
import styles from '../../../list/whole/whole-screen.module.css'
import type { Answer } from '../../../shell/context/answers.ts'

interface NiveisProps {
  of: ChoiceView
  answer: Answer<Row[]>
  totals: Totals | undefined
}

export function DespesaNiveis({ of, answer, totals }: NiveisProps) {
  const { view, chosen } = of
  return (
    <div className={styles.panel}>
      <RadioChoice of={of} name="nivel" legend="Nível" options={NIVEIS_DETALHADOS} />
      {chosen.nivel === NIVEL_PROJETO && (
        <RadioChoice of={of} name="nivelPrograma" legend="Tipo de ação" options={NIVEIS_PROGRAMA} />
      )}
      <RowsState
        view={view}
        answer={answer}
        loading={<WholeTable view={view} rows={undefined} totals={undefined} busy />}
      >
        {(rows) => <WholeTable view={view} rows={rows} totals={totals} busy={answer.isPlaceholderData} />}
      </RowsState>
    </div>
  )
}
