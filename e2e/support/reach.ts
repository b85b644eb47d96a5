// An address of each kind of record in the demo city: where a row leads, where a part of another record leads, or found in its own rows.
import { lists, records } from '@portal/catalog/areas'
import { withQuery } from '@portal/kit/link'
import type { Contexto, Page, Row } from '@portal/kit/list'
import { flatten } from '@portal/kit/nested'
import { keysOf, type DeclaredRecord, type Many } from '@portal/kit/record'
import { keyNames } from '@portal/kit/record-link'
import { callSource } from '../../apps/api/src/calls/call-source.ts'
import { filled } from '../../apps/api/src/list/read/rows.ts'
import { Parameters } from '../../apps/api/src/list/sql/binds.ts'
import { ask, askPage } from './api.ts'
import { readDatabase } from './database.ts'

const leadsTo = ({ link }: DeclaredRecord, address: string | undefined): address is string =>
  new RegExp(`^${link.path.replaceAll(/:\w+/g, '[^/]+')}(\\?|$)`).test(address ?? '')

async function byRow(record: DeclaredRecord, contexto: Contexto): Promise<string | undefined> {
  for (const list of lists) {
    const [row] = list.open ? (await askPage(list, contexto, { size: 1 })).content : []
    const address = row && list.open?.(flatten(row), contexto)
    if (leadsTo(record, address)) return address
  }
  return undefined
}

async function byPart(record: DeclaredRecord, other: DeclaredRecord, part: Many, contexto: Contexto): Promise<string | undefined> {
  const from = part.links && (await byRow(other, contexto))
  if (!from) return undefined
  const key = Object.fromEntries(new URL(from, 'http://portal').searchParams)
  const asked = Object.fromEntries(keyNames(keysOf(other, part)).map((name) => [name, key[name]]))
  if (Object.values(asked).includes(undefined)) return undefined
  const answer = await ask<Page | Row[]>(part.api, { ...contexto, ...asked })
  const rows = 'content' in answer ? answer.content : answer
  const addresses = rows.flatMap((row) => Object.values(part.links ?? {}).map((link) => link?.({ ...key, ...row }, contexto)))
  return addresses.find((address) => leadsTo(record, address))
}

async function byItself(record: DeclaredRecord, contexto: Contexto): Promise<string | undefined> {
  const names = Object.keys(record.link.required)
  const binds = new Parameters()
  const { filters, fixed = {} } = record.list
  const source = callSource({ area: record.area, name: record.sql ?? record.id }, [...names, ...Object.keys({ ...filters, ...fixed })])
  const sql = filled(source, { ...contexto })(binds)
  const found: Row[] = []
  await readDatabase(async (client) => {
    const columns = names.map((name) => `"${name}"`).join()
    found.push(...(await client.query<Row>(`select ${columns} from (${sql}) r limit 1`, binds.values)).rows)
  })
  return found[0] && withQuery(record.link.path, { ...contexto, ...found[0] })
}

export async function addressOfRecord(record: DeclaredRecord, contexto: Contexto): Promise<string> {
  const opened = await byRow(record, contexto)
  if (opened) return opened
  for (const other of records) {
    for (const part of Object.values(other.parts)) {
      const address = part.kind === 'many' ? await byPart(record, other, part, contexto) : undefined
      if (address) return address
    }
  }
  const own = await byItself(record, contexto)
  if (!own) throw new Error(`the demo city has no ${record.link.path}`)
  return own
}
