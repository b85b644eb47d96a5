// Reads a record with its parts in one response, under the names that existing clients know.
import { notFound } from '@portal/kit/errors'
import type { Row } from '@portal/kit/list'
import { fixedFor } from '@portal/kit/parametros'
import { keysOf, type DeclaredRecord } from '@portal/kit/record'
import { keyNames } from '@portal/kit/record-link'
import type { Runner } from '@portal/db/pool'
import type { RequestContexto } from '../contexto/contexto.ts'
import type { JsonSchema } from '../openapi/documented.ts'
import { callSchema, rowSchema } from '../lists/schema.ts'
import { filled, readFirst, readRows, type RowsAsked } from '../lists/rows.ts'
import { callSource } from './call-source.ts'
import type { CallToAnswer } from './register-call.ts'
import { declaredCalls, filledBy } from './routes.ts'

export interface WholeRecord {
  record: DeclaredRecord
  /** Name in the response → name of the part. */
  parts: Readonly<Record<string, string>>
}

type Keys = Readonly<Record<string, string>>

export function wholeSchema({ record, parts }: WholeRecord, summary: string): JsonSchema {
  const { required, optional } = keysOf(record)
  const base = callSchema(record.area, summary, { ...required, ...optional }, record.fields, false)
  const { response } = base as { response: Record<number, { properties?: object }> }
  const described = Object.entries(parts).map(([name, part]) => {
    const declared = record.parts[part]
    return [
      name,
      {
        type: 'array',
        items: rowSchema({ fields: declared && 'fields' in declared ? declared.fields : {} }),
        description: declared?.title,
      },
    ]
  })
  const answer = response[200] ?? {}
  return {
    ...base,
    response: {
      ...response,
      200: { ...answer, properties: { ...answer.properties, ...Object.fromEntries(described) } },
    },
  }
}

function callAt(path: string): CallToAnswer {
  const call = declaredCalls.find((each) => each.path === path)
  if (!call) throw new Error(`nothing answers ${path}`)
  return call
}

async function asked(runner: Runner, call: CallToAnswer, contexto: RequestContexto, keys: Keys): Promise<RowsAsked> {
  const { entidade, exercicio, parametros } = contexto
  const named = call.find ? await call.find(runner, contexto, keys) : keys
  return {
    query: filled(callSource(call.sql, filledBy(call)), {
      ...fixedFor(call.fixed ?? {}, parametros),
      ...named,
      entidade,
      exercicio,
    }),
    fields: call.fields,
    parametros,
  }
}

/** Returns the record as JSON, or throws 404. */
export async function readWhole(
  runner: Runner,
  { record, parts }: WholeRecord,
  contexto: RequestContexto,
  keys: Keys,
): Promise<string> {
  const found = await readFirst(runner, { ...(await asked(runner, callAt(record.api), contexto, {})), equals: keys })
  if (found === undefined) throw notFound(record.notFound)
  const read = Object.entries(parts).map(async ([name, part]) => {
    const declared = record.parts[part]
    if (!declared || declared.kind === 'list') throw new Error(`${record.id} has no rows called ${part}`)
    const names = keyNames(keysOf(record, declared))
    const own = Object.fromEntries(Object.entries(keys).filter(([key]) => names.includes(key)))
    return [name, JSON.parse(await readRows(runner, await asked(runner, callAt(declared.api), contexto, own)))] as const
  })
  return JSON.stringify({ ...(JSON.parse(found) as Row), ...Object.fromEntries(await Promise.all(read)) })
}
