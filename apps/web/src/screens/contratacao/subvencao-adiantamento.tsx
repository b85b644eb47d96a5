// Screen of the advance of a grant's accounts, found by its number or by the settlement and the servant who received
// it.
import {
  adiantamentoDaSubvencao,
  adiantamentoDoServidorDaSubvencao,
} from '@portal/catalog/contratacao/subvencao-partes'
import type { DeclaredRecord } from '@portal/kit/record'
import { useSearchParams } from 'react-router'
import { loadRecord, titleOf } from '../../list/record/derived-record.tsx'
import { DerivedRecord } from '../../list/record/record-view.tsx'
import type { RouteArgs, RouteModule } from '../../route-module.ts'

const recordIn = (params: URLSearchParams): DeclaredRecord =>
  params.has('matricula') ? adiantamentoDoServidorDaSubvencao : adiantamentoDaSubvencao

export const title = (args: RouteArgs): string => titleOf(recordIn(args.url.searchParams))(args)
export const { description } = adiantamentoDaSubvencao
export const load: RouteModule['load'] = (args) => loadRecord(recordIn(args.url.searchParams))(args)

export default function SubvencaoAdiantamento() {
  const [params] = useSearchParams()
  return <DerivedRecord of={recordIn(params)} />
}
