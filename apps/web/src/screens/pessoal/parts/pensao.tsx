// Renders the pension someone receives; nothing if none is registered.
import { DA_PENSAO, PENSAO } from '@portal/catalog/pessoal/chamadas'
import { withQuery } from '@portal/kit/link'
import type { Row } from '@portal/kit/list'
import type { RecordKey } from '../../../list/record/record-key.ts'
import { RecordSection } from '../../../list/record/record-screen.tsx'
import { useAnswer } from '../../../shell/context/answers.ts'

const SHOWN = ['tipoBeneficio', 'percentualBeneficio', 'origemPensao', 'cargoOrigemPensao']

export function Pensao({ recordKey: { entidade, exercicio, matricula } }: { recordKey: RecordKey }) {
  const { data: row } = useAnswer<Row>(withQuery(PENSAO, { entidade, exercicio, matricula }))
  return row && <RecordSection title="Pensão" list={{ fields: DA_PENSAO, links: {} }} row={row} names={SHOWN} />
}
