// Returns the calls of a declared record: its own, and one for each part that has a call.
import { listName, scopeOf } from '@portal/kit/list'
import { keysOf, type DeclaredRecord, type Files, type Many } from '@portal/kit/record'
import type { CallToAnswer, FindKey } from './register-call.ts'

const ANEXOS = { area: 'portal', name: 'anexos' }

/** A record that belongs to no year may show data that a load of any year changes. */
const ofEveryYear = ({ list, everyYear }: DeclaredRecord): Pick<CallToAnswer, 'everyYear'> =>
  everyYear || scopeOf(list) !== 'year' ? { everyYear: true } : {}

function ownCall(record: DeclaredRecord): CallToAnswer[] {
  const { area, api, list, isRow, name, fields, notFound, when } = record
  if (isRow && api === list.api.list) return []
  const own: CallToAnswer = {
    path: api,
    area,
    summary: name,
    keys: keysOf(record),
    fields,
    sql: { area, name: record.sql ?? record.id },
    one: { notFound },
    record,
    ...ofEveryYear(record),
  }
  const row = isRow && {
    sql: { area: list.area, name: list.sql ?? listName(list) },
    fixed: list.fixed,
    columnOf: list.lookup,
    unfilled: Object.keys(list.filters),
  }
  return [{ ...own, ...row, ...(when && { when }) }]
}

/** Attachments identify their row by its key, joined with '/'. */
const attachedTo =
  ({ tabela, chave }: NonNullable<Files['origem']>): FindKey =>
  async (_runner, { exercicio }, keys) => ({
    origem: tabela,
    chave: chave.map((name) => (name === 'exercicio' ? exercicio : keys[name])).join('/'),
  })

function partCall(record: DeclaredRecord, name: string, part: Many | Files): CallToAnswer {
  const { area } = record
  const { api, title, fields, when } = part
  const keys = keysOf(record, part)
  const origem = part.kind === 'files' ? part.origem : undefined
  return {
    path: api,
    area,
    summary: `${record.name}: ${title.toLowerCase()}`,
    keys,
    fields,
    sql: origem ? ANEXOS : { area, name: part.sql ?? `${record.id}-${name}` },
    ...(origem && { unfilled: ['origem', 'chave'] }),
    ...(when && { when }),
    fixed: part.fixed,
    paged: part.kind === 'many' ? part.paged : undefined,
    record,
    ...(origem && { find: attachedTo(origem) }),
    ...ofEveryYear(record),
  }
}

export function recordCalls(record: DeclaredRecord): CallToAnswer[] {
  const parts = Object.entries(record.parts).flatMap(([name, part]) =>
    part.kind === 'list' ? [] : [partCall(record, name, part)],
  )
  return [...ownCall(record), ...parts]
}
