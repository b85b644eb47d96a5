// Builds the route module of a record that has no screen of its own.
import { notFound } from '@portal/kit/errors'
import type { Row } from '@portal/kit/list'
import type { DeclaredRecord } from '@portal/kit/record'
import { texts } from '@portal/kit/texts'
import { answersOf, type RouteArgs, type RouteModule } from '../../route-module.ts'
import { fetchRecord } from '../state/load-list.ts'
import { firstCalls, firstHanging, keyIn, knownCalls } from './record-calls.ts'
import { namedIn, recordCall } from './record-key.ts'
import { windowTitle } from './record-title.ts'
import { DerivedRecord } from './record-view.tsx'

export const loadRecord =
  (record: DeclaredRecord): NonNullable<RouteModule['load']> =>
  async ({ url: { searchParams }, params, contexto, fetchJson }) => {
    const key = keyIn(record, namedIn(record, searchParams, params), contexto)
    const call = recordCall(record.api, key)
    if (!key || call === undefined) throw notFound(texts.naoEncontrado)
    const dados = await fetchRecord(call, firstCalls(record, key, searchParams, contexto), fetchJson)
    const row = dados[call] as Row
    const hanging = await answersOf(firstHanging(record, key, row, searchParams, contexto), fetchJson)
    const known = knownCalls(record, key, row, searchParams, contexto, { ...dados, ...hanging })
    return { ...dados, ...hanging, ...(await answersOf(known, fetchJson)) }
  }

/** Returns the window title, from the record in `dados` when the server fetched it with the page. */
export const titleOf =
  (record: DeclaredRecord) =>
  ({ url, params, contexto, dados = {} }: RouteArgs): string => {
    const key = keyIn(record, namedIn(record, url.searchParams, params), contexto)
    const call = recordCall(record.api, key)
    return windowTitle(record, key, call === undefined ? undefined : (dados[call] as Row | undefined))
  }

export const derive = (record: DeclaredRecord): RouteModule => ({
  default: () => <DerivedRecord of={record} />,
  title: titleOf(record),
  description: record.description,
  load: loadRecord(record),
})
