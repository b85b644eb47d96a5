// Registers the endpoints of every record and call of the catalog.
import type { FastifyInstance } from 'fastify'
import { calls, records } from '@portal/catalog/areas'
import type { Call } from '@portal/kit/call'
import { keyNames } from '@portal/kit/record-link'
import { serveFile } from './call-file.ts'
import { callSource } from './call-source.ts'
import { recordCalls } from './record-calls.ts'
import { registerCall, type CallToAnswer, type Finders } from './register-call.ts'

const plainCall = ({ area, key: keys = { required: {} }, sql: name, ...call }: Call): CallToAnswer => ({
  ...call,
  area,
  keys,
  sql: { area, name },
})

export const declaredCalls: readonly CallToAnswer[] = [...calls.map(plainCall), ...records.flatMap(recordCalls)]

const fileOf = ({ sql: { area, name } }: CallToAnswer): string => `${area}/${name}`

const fillable = ({ keys, fixed = {}, unfilled = [] }: CallToAnswer): string[] => [
  ...keyNames(keys),
  ...Object.keys(fixed),
  ...unfilled,
]

const byFile = new Map<string, string[]>()
for (const call of declaredCalls) byFile.set(fileOf(call), [...(byFile.get(fileOf(call)) ?? []), ...fillable(call)])

/** Returns the names that any of the calls with the same `.sql` may bind. */
export const filledBy = (call: CallToAnswer): string[] => byFile.get(fileOf(call)) ?? []

/** `finders` find the values for the records whose key alone does not give them. */
export default async function callRoutes(app: FastifyInstance, { finders }: { finders: Finders }): Promise<void> {
  for (const declared of declaredCalls) {
    const call = declared.record ? { find: finders.get(declared.record), ...declared } : declared
    const template = callSource(call.sql, filledBy(call))
    registerCall(app, call, template)
    if (call.file) serveFile(app, call, call.file, template)
  }
}
