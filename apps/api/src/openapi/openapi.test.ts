import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { lists } from '@portal/catalog/areas'
import { Components } from './components.ts'
import { apiDocument, type ApiDocument } from '../testing/api-document.ts'
import { openTestPortal, type TestPortal } from '../testing/test-portal.ts'

const CONTEXT_CALLS = [
  '/actuator/info',
  '/api/entidades/lista',
  '/api/exercicios/entidade/{id}',
  '/api/exercicios/padrao',
  '/parametros/menu/{entidade}/{exercicio}',
  '/parametros/{entidade}/{exercicio}',
  '/api/configuracoes-gerais',
  '/api/entidades/{id}/brasao',
  '/api/notas-explicativa/list',
  '/api/notificacao',
  '/api/notificacao/{id}/arquivo',
  '/totalacesso',
  '/api/files/ajuda',
  '/api/files/arquivo/{id}',
  '/api/ultimas-atualizacoes',
  '/api/ultimas-atualizacoes/by-table',
  '/api/ultimas-atualizacoes/consulta-atual',
  '/api/licitacoes/ultimas-atualizacoes',
  '/api/contratos/ultimas-atualizacoes',
  '/api/patrimonios/ultimas-atualizacoes',
  '/api/estoque/ultimas-atualizacoes',
  '/api/veiculos/ultimas-atualizacoes',
  '/api/obras/ultimas-atualizacoes',
  '/api/contato-responsaveis',
  '/api/pesquisa',
]

let portal: TestPortal

beforeAll(async () => {
  portal = await openTestPortal()
})
afterAll(() => portal.close())

test('describes every call', async () => {
  const document = (await portal.get('/openapi.json')).json<ApiDocument>()
  expect(document.openapi).toBe('3.1.0')
  expect(document.servers).toEqual([{ url: '/portaltransparencia-api' }])
  const listCalls = lists.flatMap(({ api }) => Object.values(api))
  expect(Object.keys(document.paths)).toEqual(expect.arrayContaining([...CONTEXT_CALLS, ...listCalls]))
  for (const [path, methods] of Object.entries(document.paths)) {
    for (const { summary } of Object.values(methods)) expect(summary, path).toBeTruthy()
  }
  for (const path of CONTEXT_CALLS)
    expect(document.paths[path]?.['get']?.responses?.['200'], path).toHaveProperty('content')
})

/** Yields every object in a document, with its key. */
function* partsOf(value: unknown, key = ''): Generator<[key: string, part: Record<string, unknown>]> {
  if (typeof value !== 'object' || value === null) return
  if (!Array.isArray(value)) yield [key, value as Record<string, unknown>]
  for (const [name, part] of Object.entries(value)) yield* partsOf(part, name)
}

describe('the document', () => {
  const read = async (): Promise<ApiDocument> => (await portal.get('/openapi.json')).json<ApiDocument>()

  test('names what calls share, resolves every reference, and uses every component', async () => {
    const document = await read()
    const names = Object.entries(document.components).flatMap(([section, parts]) =>
      Object.keys(parts).map((name) => `#/components/${section}/${name}`),
    )
    const refs = new Set([...partsOf(document)].flatMap(([, { $ref }]) => (typeof $ref === 'string' ? [$ref] : [])))
    expect([...refs].toSorted()).toEqual(names.toSorted())
    for (const name of names) expect(name).toMatch(/^#\/components\/\w+\/[\w.-]+$/)
    expect(Object.keys(document.components.responses)).toEqual([
      'EmManutencao',
      'MuitasConsultas',
      'NaoEncontrado',
      'PedidoInvalido',
      'VolteDepois',
    ])
    expect(Object.keys(document.components.schemas)).toEqual(
      expect.arrayContaining(['DiariasLinha', 'Erro', 'Ordem', 'Pagina']),
    )
    expect(Object.keys(document.components.parameters)).toEqual(
      expect.arrayContaining(['entidade', 'exercicio', 'page', 'size', 'exportType', 'diarias.sort']),
    )
  })

  test('writes error responses, pages and rows only as components', async () => {
    const { paths } = await read()
    for (const [path, methods] of Object.entries(paths)) {
      for (const { responses = {} } of Object.values(methods)) {
        expect(Object.keys(responses), path).toEqual(expect.arrayContaining(['429', '451', '503']))
        for (const [status, response] of Object.entries(responses))
          if (status >= '400') expect(Object.keys(response), path).toEqual(['$ref'])
      }
    }
    const inline = [...partsOf(paths)].flatMap(([key, part]) =>
      key === 'properties' && ('totalPages' in part || 'violations' in part) ? [part] : [],
    )
    expect(inline).toEqual([])
    for (const { api } of lists) {
      const answer = JSON.stringify(paths[api.list]?.['get']?.responses?.['200']?.content)
      expect(answer, api.list).toMatch(/"items":\{"\$ref":"#\/components\/schemas\/\w+Linha"\}/)
    }
  })

  test('is the same without a database, as `npm run openapi` writes it', async () => {
    expect(JSON.parse(JSON.stringify(await apiDocument()))).toEqual(await read())
  })

  test('gives each operation a unique id made of its address', async () => {
    const { paths } = await read()
    const names = Object.values(paths).flatMap((methods) =>
      Object.values(methods).map(({ operationId }) => operationId),
    )
    expect(names.filter((name) => !/^[a-z]+(?:[A-Z0-9]\w*)?$/.test(name))).toEqual([])
    expect(new Set(names).size).toBe(names.length)
    expect(paths['/api/diarias/total']?.['get']?.operationId).toBe('getApiDiariasTotal')
    expect(paths['/api/exercicios/entidade/{id}']?.['get']?.operationId).toBe('getApiExerciciosEntidadeId')
  })

  test('is valid: every part of a path is a parameter, and every schema has a known type', async () => {
    const document = await read()
    for (const [path, methods] of Object.entries(document.paths)) {
      for (const [method, { parameters = [], responses }] of Object.entries(methods)) {
        const whole = parameters.map((each) =>
          typeof each['$ref'] === 'string'
            ? (document.components.parameters[each['$ref'].split('/').at(-1) ?? ''] ?? {})
            : each,
        )
        const where = whole.map((each) => `${String(each['in'])} ${String(each['name'])}`)
        expect(new Set(where).size, `${method} ${path}`).toBe(where.length)
        const inPath = whole.filter((each) => each['in'] === 'path')
        expect(
          inPath.every(({ required }) => required === true),
          `${method} ${path}`,
        ).toBe(true)
        expect(inPath.map(({ name }) => `{${String(name)}}`).toSorted(), `${method} ${path}`).toEqual(
          [...path.matchAll(/\{\w+\}/g)].map(([part]) => part).toSorted(),
        )
        expect(
          Object.keys(responses).filter((status) => !/^[1-5]\d\d$/.test(status)),
          `${method} ${path}`,
        ).toEqual([])
      }
    }
    const types = [...partsOf(document)].flatMap(([key, { type }]) =>
      type === undefined || key === 'properties' ? [] : [type].flat(),
    )
    expect(
      [...new Set(types)].filter(
        (type) => !['array', 'boolean', 'integer', 'null', 'number', 'object', 'string'].includes(String(type)),
      ),
    ).toEqual([])
  })

  test('is sorted by address, whatever the order of the modules', async () => {
    const paths = Object.keys((await read()).paths)
    expect(paths).toEqual(paths.toSorted())
  })

  test('refuses the same name for two parts', () => {
    const components = new Components()
    components.schema({ title: 'Linha', type: 'object' })
    components.schema({ title: 'Linha', type: 'object' })
    expect(() => components.schema({ title: 'Linha', type: 'array' })).toThrow('Linha')
  })
})

test('is also a page for people, without external resources', async () => {
  const { body, headers } = await portal.get('/docs')
  expect(headers['content-type']).toBe('text/html; charset=utf-8')
  for (const path of CONTEXT_CALLS) expect(body).toContain(path)
  for (const field of ['horarioAtendimento', 'modeloDespesa.mascara', 'content.valorDiarias'])
    expect(body).toContain(`<code>${field}</code>`)
  expect(body).not.toContain('HEAD ')
  expect(body).not.toMatch(/<script|<link|<img|src=|https?:/)
})
