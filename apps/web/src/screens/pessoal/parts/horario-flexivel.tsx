// Renders, by day, the hours of a servant whose schedule is not the same all week.
import { DO_HORARIO, HORARIO } from '@portal/catalog/pessoal/chamadas'
import { withQuery } from '@portal/kit/link'
import type { Row } from '@portal/kit/list'
import { pickFields } from '@portal/kit/record'
import { PlainTable } from '../../../list/results/plain-table.tsx'
import type { RecordKey } from '../../../list/record/record-key.ts'
import { Answered } from '../../../list/state/answered.tsx'
import { useAnswer } from '../../../shell/context/answers.ts'

export function HorarioFlexivel({ recordKey: { entidade, exercicio, matricula } }: { recordKey: RecordKey }) {
  return (
    <Answered
      answer={useAnswer<Row[]>(withQuery(HORARIO, { entidade, exercicio, matricula }))}
      failure="Não foi possível carregar o horário flexível."
    >
      {(rows) => {
        const said = Object.keys(DO_HORARIO).filter((name) => rows.some((row) => row[name] !== undefined))
        return (
          <PlainTable
            caption="Horário flexível"
            fields={pickFields(DO_HORARIO, said)}
            rows={rows}
            keyOf={({ dia }) => String(dia)}
          />
        )
      }}
    </Answered>
  )
}
