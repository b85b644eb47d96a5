// One accounting of an advance, asked by its number or by the settlement and the servant who received it.
import { prestacaoDeContas, prestacaoDoServidor } from '@portal/catalog/despesa/prestacao-de-contas'
import { empenhoDetalhe } from '@portal/catalog/despesa/rotas'
import type { Fields } from '@portal/kit/fields'
import type { Row } from '@portal/kit/list'
import { openOf, type DeclaredRecord } from '@portal/kit/record'
import { useSearchParams } from 'react-router'
import { loadRecord, titleOf } from '../../list/record/derived-record.tsx'
import { RecordParts } from '../../list/record/record-parts.tsx'
import { RecordSection } from '../../list/record/record-screen.tsx'
import { RecordSections, RecordView } from '../../list/record/record-view.tsx'
import type { RouteArgs, RouteModule } from '../../route-module.ts'
import { useParametros } from '../../shell/context/contexto.tsx'
import { ShownLink } from '../../shell/navigation/shown-link.tsx'

const recordIn = (params: URLSearchParams): DeclaredRecord => (params.has('matricula') ? prestacaoDoServidor : prestacaoDeContas)

export const title = (args: RouteArgs): string => titleOf(recordIn(args.url.searchParams))(args)
export const { description } = prestacaoDeContas
export const load: RouteModule['load'] = (args) => loadRecord(recordIn(args.url.searchParams))(args)

const PRESTACAO = ['prestacaoContasExercicio', 'dataPrestacao', 'empenhoExercicio', 'dataEmpenho']
const EXCESSO = ['empenhoExcedidoExercicio', 'valorExcedido']

const joined = (...parts: (Row[string])[]): string | undefined => (parts.includes(undefined) ? undefined : parts.join('/'))

/** Numbers with their years, as people read them. */
const written = (row: Row): Row => ({
  ...row,
  prestacaoContasExercicio: joined(row.prestacaoContas, row.exercicio),
  empenhoExcedidoExercicio: joined(row.empenhoExcedido, row.exercicioEmpenhoExcedido),
})

const withYears = (fields: Fields): Fields => ({
  ...fields,
  ...(fields['prestacaoContas'] && { prestacaoContasExercicio: { ...fields['prestacaoContas'], kind: 'text' } }),
  ...(fields['empenhoExcedido'] && { empenhoExcedidoExercicio: { ...fields['empenhoExcedido'], kind: 'text' } }),
})

/** The unit of the commitment that pays the excess is not told; its page asks when it is in doubt. */
function excessLinks({ entidade, empenhoExcedido, exercicioEmpenhoExcedido, empenhoExcedidoExercicio }: Row) {
  if (empenhoExcedidoExercicio === undefined) return {}
  const key = { entidade: Number(entidade), exercicio: Number(exercicioEmpenhoExcedido), empenho: Number(empenhoExcedido) }
  return { empenhoExcedidoExercicio: <ShownLink to={empenhoDetalhe(key)}>{String(empenhoExcedidoExercicio)}</ShownLink> }
}

function Sections({ record, row: found }: { record: DeclaredRecord; row: Row }) {
  const [params] = useSearchParams()
  const fields = withYears(Object.fromEntries(openOf(record.fields, useParametros())))
  const row = written(found)
  const hidesExcess = params.get('permiteExcederPrestacaoContas') === 'N'
  return (
    <>
      <RecordSection title="A prestação de contas" list={{ fields }} row={row} names={PRESTACAO} />
      <RecordSections record={record} row={row} />
      {!hidesExcess && <RecordSection title="O excedente" list={{ fields }} row={row} names={EXCESSO} values={excessLinks(row)} />}
    </>
  )
}

export default function AdiantamentoDetalhes() {
  const [params] = useSearchParams()
  const record = recordIn(params)
  return (
    <RecordView of={record}>
      {(row, key) => (
        <>
          <Sections record={record} row={row} />
          <RecordParts record={record} recordKey={key} row={row} />
        </>
      )}
    </RecordView>
  )
}
