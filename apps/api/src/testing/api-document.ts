// Builds, without a database, the OpenAPI document that `/openapi.json` returns.
import { openPool } from '@portal/db/pool'
import { buildApp } from '../app.ts'
import { readConfig } from '../lib/config.ts'
import type { JsonSchema } from '../openapi/documented.ts'

/** Address that is never connected to, since routes describe themselves without data. */
const NOWHERE = 'postgresql://127.0.0.1:1/nenhum'

export interface Operation {
  operationId: string
  summary?: string
  parameters?: JsonSchema[]
  responses: Record<string, { content?: Record<string, { schema?: JsonSchema }> }>
}

export interface ApiDocument {
  openapi: string
  servers: { url: string }[]
  components: Record<'parameters' | 'responses' | 'schemas', Record<string, JsonSchema>>
  paths: Record<string, Record<string, Operation>>
}

export async function apiDocument(): Promise<ApiDocument> {
  const [pool, exportPool] = [openPool(NOWHERE), openPool(NOWHERE)]
  const app = await buildApp({ config: readConfig({}), pool, exportPool })
  try {
    await app.ready()
    return app.swagger() as unknown as ApiDocument
  } finally {
    await app.close()
    await Promise.all([pool.end(), exportPool.end()])
  }
}
