// Screen of one law or act, with its files or where it was published, under the page of laws it was opened from.
import { lei, leiDaEntidade } from '@portal/catalog/legislacao/lei'
import { parametrosOf } from '@portal/kit/parametros'
import { useMemo } from 'react'
import { useLocation } from 'react-router'
import { loadRecord, titleOf } from '../../list/record/derived-record.tsx'
import { DerivedRecord } from '../../list/record/record-view.tsx'
import type { RouteModule } from '../../route-module.ts'
import { useParametros } from '../../shell/context/contexto.tsx'
import { paginaEm } from './parts/pagina-de-leis.ts'

export const title: RouteModule['title'] = titleOf(lei)
export const { description } = lei
export const load: RouteModule['load'] = (args) => loadRecord(leiDaEntidade(parametrosOf(args.contexto)))(args)

export default function LeiDetalhes() {
  const { pathname } = useLocation()
  const parametros = useParametros()
  const record = useMemo(
    () => ({ ...leiDaEntidade(parametros), list: paginaEm(pathname).list }),
    [parametros, pathname],
  )
  return <DerivedRecord of={record} />
}
