// A law or act as existing clients read it: in one answer, with what is linked to it, its files and where it was published.
import type { FastifyInstance } from 'fastify'
import { lei, SEM_DETALHE } from '@portal/catalog/legislacao/lei'
import { notFound } from '@portal/kit/errors'
import { keysOf } from '@portal/kit/record'
import type { Row } from '@portal/kit/list'
import { declaredCalls, filledBy } from '../../calls/routes.ts'
import { callSource } from '../../calls/call-source.ts'
import type { CallToAnswer } from '../../calls/register-call.ts'
import type { RequestContexto } from '../../contexto/contexto.ts'
import { documented, type JsonSchema } from '../../docs/documented.ts'
import { readKeys } from '../../list/ask/key-query.ts'
import { callSchema, rowSchema } from '../../list/ask/schema.ts'
import { filled, readFirst, readRows, type RowsAsked, type Values } from '../../list/read/rows.ts'
import type { Runner } from '../../list/read/reader.ts'

const PATH = '/api/leisatos/detalhes'
const KEYS = keysOf(lei)

/** What the answer carries, each under the name clients know it by, and the call that answers it alone. */
const PARTS = { leisVinculadas: 'vinculadas', arquivos: 'arquivos', veiculosPublicacao: 'publicacoes' } as const

function schema(): JsonSchema {
  const base = callSchema('legislacao', 'Leis e atos: uma lei ou ato com tudo o que lhe pertence', { ...KEYS.required, ...KEYS.optional }, lei.fields, false)
  const { response } = base as { response: Record<number, { properties?: object }> }
  const parts = Object.entries(PARTS).map(([name, part]) => {
    const declared = lei.parts[part]
    return [name, { type: 'array', items: rowSchema({ fields: declared && 'fields' in declared ? declared.fields : {} }), description: declared?.title }]
  })
  const answer = response[200] ?? {}
  return { ...base, response: { ...response, 200: { ...answer, properties: { ...answer.properties, ...Object.fromEntries(parts) } } } }
}

function callAt(path: string): CallToAnswer {
  const call = declaredCalls.find((each) => each.path === path)
  if (!call) throw new Error(`nothing answers ${path}`)
  return call
}

const pathOf = (part: string): string => `${lei.api}/${part}`

async function asked(runner: Runner, { path, ...call }: CallToAnswer, contexto: RequestContexto, keys: Readonly<Record<string, string>>): Promise<RowsAsked> {
  const { entidade, exercicio, parametros } = contexto
  const named = call.find ? await call.find(runner, contexto, keys) : keys
  return { query: filled(callSource(call.sql, filledBy({ path, ...call })), { ...named, entidade, exercicio }), fields: call.fields, parametros }
}

async function wholeLei(runner: Runner, contexto: RequestContexto, keys: Readonly<Record<string, string>>): Promise<string> {
  const equals: Values = keys
  const found = await readFirst(runner, { ...(await asked(runner, callAt(lei.api), contexto, {})), equals })
  if (found === undefined) throw notFound(SEM_DETALHE)
  const parts = Object.entries(PARTS).map(async ([name, part]) =>
    [name, JSON.parse(await readRows(runner, await asked(runner, callAt(pathOf(part)), contexto, { id: keys.id ?? '' })))] as const)
  return JSON.stringify({ ...(JSON.parse(found) as Row), ...Object.fromEntries(await Promise.all(parts)) })
}

export default async function detalhes(app: FastifyInstance): Promise<void> {
  app.get(PATH, documented(schema()), async (request, reply) => {
    const contexto = await app.contextoOf(request)
    const keys = readKeys(request, reply, KEYS)
    return app.answers.answer(request, reply, {
      version: contexto.versionOf(['legislacao', 'portal']),
      key: `${PATH} ${JSON.stringify([contexto.entidade, contexto.exercicio, keys])}`,
      compute: () => wholeLei(app.pool, contexto, keys),
    })
  })
}
