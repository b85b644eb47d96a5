// Requests the export file of a list.
import type { FastifyInstance } from 'fastify'
import { expect } from 'vitest'
import type { List } from '@portal/kit/list'
import type { Runner } from '@portal/db/pool'
import { address } from './walk.ts'

export async function report(
  app: FastifyInstance,
  list: List,
  exportType: string,
  query: Record<string, string> = {},
): Promise<string> {
  const response = await app.inject(address(list.api.report, { exportType, ...query }))
  expect(response.statusCode).toBe(200)
  expect(response.headers['content-disposition']).toMatch(/^(attachment|inline); filename="[a-z-]+(-\d+){0,2}\.\w+"$/)
  return response.body
}

export async function anyCpf(runner: Runner): Promise<string> {
  const sql = 'select cnpj_cpf as cpf from resumo.fornecedor where length(cnpj_cpf) = 11 limit 1'
  const { rows } = await runner.query<{ cpf: string }>(sql)
  return rows[0]?.cpf ?? ''
}
