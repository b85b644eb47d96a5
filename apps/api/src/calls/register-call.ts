// Registers a call that is not a list: validates its keys, checks its gate, caches its response, and writes its rows.
import type { FastifyInstance } from 'fastify'
import { notFound } from '@portal/kit/errors'
import type { CallFile } from '@portal/kit/call'
import type { Fields } from '@portal/kit/fields'
import { fixedFor, type Fixed, type Gate } from '@portal/kit/parametros'
import { isOpen, type DeclaredRecord, type Many } from '@portal/kit/record'
import { keyNames, type Keys } from '@portal/kit/record-link'
import type { Runner } from '@portal/db/pool'
import { documented, type JsonSchema } from '../openapi/documented.ts'
import type { RequestContexto } from '../contexto/contexto.ts'
import { areasRead } from '../lists/areas.ts'
import { AS_NOT_SENT } from '../lists/as-not-sent.ts'
import { readKeys } from '../lists/key-query.ts'
import { callPageSchema, callSchema } from '../lists/schema.ts'
import { writePage } from '../lists/page.ts'
import { filled, readFirst, readRows, readSlice, type RowsAsked, type Values } from '../lists/rows.ts'
import type { SqlTemplate } from '../lists/sql-template.ts'
import type { SqlFile } from './call-source.ts'
import { NAO_PUBLICADO } from '../lists/closed.ts'
import { pageKeys, readPageAsked, wholeOrder, type PageAsked } from './page-asked.ts'

/** Finds the values for the `.sql` where the key alone does not give them, or refuses the key. */
export type FindKey = (
  runner: Runner,
  contexto: RequestContexto,
  keys: Readonly<Record<string, string>>,
) => Promise<Values>

export type Finders = ReadonlyMap<DeclaredRecord, FindKey>

export interface CallToAnswer {
  path: string
  area: string
  everyYear?: true
  summary: string
  keys: Keys
  fields: Fields
  sql: SqlFile
  /** Names that the `.sql` may also bind and that stay null. */
  unfilled?: readonly string[]
  /** Values bound in every request. */
  fixed?: Readonly<Record<string, Fixed>> | undefined
  /** Column that a key must equal, where it has another name. */
  columnOf?: Readonly<Record<string, string>> | undefined
  one?: { readonly notFound: string } | undefined
  paged?: Many['paged'] | undefined
  when?: Gate
  file?: CallFile | undefined
  /** The record that the call belongs to, if any. */
  record?: DeclaredRecord
  find?: FindKey | undefined
}

function schemaOf({ area, summary, fields, one, paged }: CallToAnswer, keys: Keys): JsonSchema {
  const asked = { ...keys.required, ...keys.optional }
  return paged ? callPageSchema(area, summary, asked, fields) : callSchema(area, summary, asked, fields, !one)
}

/** Returns the keys that the `.sql` does not bind, as conditions on columns of the same name. */
function equalsOf(template: SqlTemplate, { columnOf = {} }: CallToAnswer, keys: Values): Values {
  const columns = Object.entries(keys).filter(([name]) => !template.binds.includes(name))
  return Object.fromEntries(columns.map(([name, value]) => [columnOf[name] ?? name, value]))
}

interface Asked {
  contexto: RequestContexto
  keys: Readonly<Record<string, string>>
  slice: PageAsked | undefined
}

export async function answerCall(
  runner: Runner,
  call: CallToAnswer,
  template: SqlTemplate,
  { contexto, keys, slice }: Asked,
): Promise<Buffer | string> {
  const { fields, fixed = {}, one, paged, find } = call
  const { entidade, exercicio, parametros } = contexto
  const named = find ? await find(runner, contexto, keys) : keys
  const query = filled(template, { ...fixedFor(fixed, parametros), ...named, entidade, exercicio })
  const asked: RowsAsked = { query, fields, parametros, equals: equalsOf(template, call, named) }
  if (paged && slice) {
    const { page, size, sort } = slice
    return writePage({
      ...(await readSlice(runner, asked, { limit: size, offset: page * size, sort: wholeOrder(sort, paged) })),
      page,
      size,
      sort,
    })
  }
  if (!one) return readRows(runner, asked)
  const found = await readFirst(runner, asked)
  if (found === undefined) throw notFound(one.notFound)
  return found
}

const pick = (values: Readonly<Record<string, string>>, names: readonly string[]): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(values).filter(([name]) => names.includes(name)))

export function registerCall(app: FastifyInstance, call: CallToAnswer, template: SqlTemplate): void {
  const { path, paged, everyYear } = call
  const areas = areasRead(call.area, [template.text])
  const keys: Keys = paged ? { ...call.keys, optional: { ...call.keys.optional, ...pageKeys(paged) } } : call.keys
  app.get(path, documented(schemaOf(call, keys)), async (request, reply) => {
    const contexto = await app.contextoOf(request)
    const { entidade, exercicio, parametros } = contexto
    const asked = readKeys(request, reply, keys, paged && AS_NOT_SENT)
    const slice = paged && readPageAsked(asked, paged)
    if (!isOpen(call, parametros)) throw notFound(NAO_PUBLICADO)
    const own = pick(asked, keyNames(call.keys))
    return app.answers.answer(request, reply, {
      version: everyYear ? contexto.versionEverywhere(areas) : contexto.versionOf(areas),
      key: `${path} ${JSON.stringify([entidade, exercicio, own, slice])}`,
      compute: () => answerCall(app.reader, call, template, { contexto, keys: own, slice }),
    })
  })
}
