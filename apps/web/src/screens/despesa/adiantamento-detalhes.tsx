// Screen of the accounts of an advance, found by its number or by the settlement and the servant who received it.
import { EXCEDENTE, prestacaoDeContas, prestacaoDoServidor } from '@portal/catalog/despesa/prestacao-de-contas'
import type { DeclaredRecord } from '@portal/kit/record'
import { useSearchParams } from 'react-router'
import { loadRecord, titleOf } from '../../list/record/derived-record.tsx'
import { RecordParts } from '../../list/record/record-parts.tsx'
import { RecordSections, RecordView } from '../../list/record/record-view.tsx'
import type { RouteArgs, RouteModule } from '../../route-module.ts'

/** Returns the record; the address may say that the entity does not accept an excess, whose section is then hidden. */
function recordIn(params: URLSearchParams): DeclaredRecord {
  const record = params.has('matricula') ? prestacaoDoServidor : prestacaoDeContas
  const isShown = params.get('permiteExcederPrestacaoContas') !== 'N'
  return isShown ? record : { ...record, sections: record.sections.filter(({ title }) => title !== EXCEDENTE) }
}

export const title = (args: RouteArgs): string => titleOf(recordIn(args.url.searchParams))(args)
export const { description } = prestacaoDeContas
export const load: RouteModule['load'] = (args) => loadRecord(recordIn(args.url.searchParams))(args)

export default function AdiantamentoDetalhes() {
  const [params] = useSearchParams()
  const record = recordIn(params)
  return (
    <RecordView of={record}>
      {(row, key) => (
        <>
          <RecordSections record={record} row={row} />
          <RecordParts record={record} recordKey={key} row={row} />
        </>
      )}
    </RecordView>
  )
}
