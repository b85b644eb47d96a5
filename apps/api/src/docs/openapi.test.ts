import { afterAll, beforeAll, expect, test } from 'vitest'
import { lists } from '@portal/catalog/areas'
import { openTestPortal, type TestPortal } from '../testing/test-portal.ts'

const CONTEXT_CALLS = [
  '/actuator/info', '/api/entidades/lista', '/api/exercicios/entidade/{id}', '/api/exercicios/padrao',
  '/parametros/menu/{entidade}/{exercicio}', '/parametros/{entidade}/{exercicio}', '/api/configuracoes-gerais',
  '/api/entidades/{id}/brasao', '/api/notas-explicativa/list', '/api/notificacao', '/api/notificacao/{id}/arquivo',
  '/totalacesso', '/api/files/ajuda', '/api/files/arquivo/{id}', '/api/ultimas-atualizacoes',
  '/api/ultimas-atualizacoes/by-table', '/api/ultimas-atualizacoes/consulta-atual', '/api/licitacoes/ultimas-atualizacoes',
  '/api/contratos/ultimas-atualizacoes', '/api/patrimonios/ultimas-atualizacoes', '/api/estoque/ultimas-atualizacoes',
  '/api/veiculos/ultimas-atualizacoes', '/api/obras/ultimas-atualizacoes', '/api/contato-responsaveis', '/api/pesquisa',
]

interface Document {
  openapi: string
  servers: { url: string }[]
  paths: Record<string, Record<string, { summary?: string; responses?: Record<string, { content?: object }> }>>
}

let portal: TestPortal

beforeAll(async () => {
  portal = await openTestPortal()
})
afterAll(() => portal.close())

test('describes every call', async () => {
  const document = (await portal.get('/openapi.json')).json<Document>()
  expect(document.openapi).toBe('3.1.0')
  expect(document.servers).toEqual([{ url: '/portaltransparencia-api' }])
  const listCalls = lists.flatMap(({ api }) => Object.values(api))
  expect(Object.keys(document.paths)).toEqual(expect.arrayContaining([...CONTEXT_CALLS, ...listCalls]))
  for (const [path, methods] of Object.entries(document.paths)) {
    for (const { summary } of Object.values(methods)) expect(summary, path).toBeTruthy()
  }
  for (const path of CONTEXT_CALLS) expect(document.paths[path]?.['get']?.responses?.['200'], path).toHaveProperty('content')
})

test('is a page a person can read, with nothing from elsewhere', async () => {
  const { body, headers } = await portal.get('/docs')
  expect(headers['content-type']).toBe('text/html; charset=utf-8')
  for (const path of CONTEXT_CALLS) expect(body).toContain(path)
  for (const field of ['horarioAtendimento', 'modeloDespesa.mascara', 'content.valorDiarias']) expect(body).toContain(`<code>${field}</code>`)
  expect(body).not.toContain('HEAD ')
  expect(body).not.toMatch(/<script|<link|<img|src=|https?:/)
})
