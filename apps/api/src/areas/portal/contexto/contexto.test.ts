import type { Contato, NotaExplicativa } from '@portal/catalog/contexto'
import { VERSION } from '@portal/db/version'
import type { ErrorBody } from '@portal/kit/errors'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readCommit } from '../../../lib/build-info.ts'
import { CARTAZ, SEM_EXERCICIO } from '../../../testing/samples/portal.ts'
import { ENTIDADE, EXERCICIO, EXERCICIOS, OUTRA_ENTIDADE } from '../../../testing/sample.ts'
import { openTestPortal, type TestPortal } from '../../../testing/test-portal.ts'

let portal: TestPortal

beforeAll(async () => {
  portal = await openTestPortal()
})
afterAll(() => portal.close())

async function json<T = Record<string, unknown>>(path: string, headers: Record<string, string> = {}): Promise<T> {
  const answer = await portal.get(path, headers)
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json<T>()
}

describe('GET /actuator', () => {
  test('info returns the build', async () => {
    const text: unknown = expect.any(String)
    const { build, git } = await json<{ build: object; git?: { commit: object } }>('/actuator/info')
    expect(build).toEqual({ version: VERSION, time: text, group: text, artifact: text, name: text })
    expect(git?.commit).toEqual(readCommit() && { id: readCommit() })
  })

  test('health checks the database', async () => {
    expect(await json('/actuator/health')).toEqual({ status: 'UP', components: { db: { status: 'UP' } } })
  })
})

describe('GET /api/entidades/lista', () => {
  test('returns every entity, the main one first, without absent keys', async () => {
    const entidades = await json<Record<string, unknown>[]>('/api/entidades/lista')
    expect(entidades.map(({ id }) => id)).toEqual([ENTIDADE, OUTRA_ENTIDADE, SEM_EXERCICIO])
    expect(entidades[0]).toEqual({
      id: ENTIDADE,
      nome: 'Prefeitura de Serra Clara',
      cnpj: expect.stringMatching(/^[0-9A-Z]{14}$/),
      cidade: 'Serra Clara',
      uf: 'MG',
      entidadePrincipal: 'S',
      tipo: 'E',
      telefone: '3133334444',
      brasao: expect.stringMatching(/^\/portaltransparencia-api\/api\/entidades\/1\/brasao\?versao=[0-9a-f]{16}$/),
      registrado: 'S',
      habilitadoPortal: 'S',
    })
  })

  test('fields selects the keys, and unknown ones are ignored', async () => {
    const entidades = await json<Record<string, unknown>[]>('/api/entidades/lista?fields=nome,id,inexistente')
    expect(entidades[1]).toEqual({ id: OUTRA_ENTIDADE, nome: 'Câmara de Serra Clara' })
  })

  test('refuses fields that are not a list of names', async () => {
    expect((await portal.get('/api/entidades/lista?fields=a;b')).json()).toMatchObject({
      status: 400,
      violations: [{ field: 'fields' }],
    })
  })
})

describe('GET /api/exercicios', () => {
  test('of an entity include the entity, the last year first', async () => {
    const exercicios = await json<Record<string, unknown>[]>(`/api/exercicios/entidade/${ENTIDADE}`)
    expect(exercicios.map(({ exercicio }) => exercicio)).toEqual(EXERCICIOS)
    expect(exercicios[0]).toMatchObject({
      id: { entidade: { id: ENTIDADE, nome: 'Prefeitura de Serra Clara' }, exercicio: EXERCICIO },
      aberto: true,
      fechado: false,
      anoBasePPA: 2026,
      modeloDespesa: { id: 1, quantidadeNiveis: 13, tamanho: 28 },
      entidadeId: ENTIDADE,
    })
  })

  test('are empty for an entity without years', async () => {
    expect(await json(`/api/exercicios/entidade/${SEM_EXERCICIO}`)).toEqual([])
  })

  test('padrao is the last open year of the main entity', async () => {
    expect(await json('/api/exercicios/padrao')).toMatchObject({ exercicio: EXERCICIO, entidadeId: ENTIDADE })
    expect(await json(`/api/exercicios/padrao?entidade=${OUTRA_ENTIDADE}`)).toMatchObject({
      entidadeId: OUTRA_ENTIDADE,
    })
    expect((await portal.get(`/api/exercicios/padrao?entidade=${SEM_EXERCICIO}`)).json()).toMatchObject({
      status: 404,
      message: 'Entidade nao possui nenhum exercicio.',
    })
  })
})

describe('GET /parametros', () => {
  test('are returned as rows', async () => {
    const parametros = await json<unknown[]>(`/parametros/${ENTIDADE}/${EXERCICIO}`)
    expect(parametros).toHaveLength(400)
    expect(parametros[0]).toEqual({ id: { entidade: ENTIDADE, exercicio: EXERCICIO, parametro: 1 }, valor: 'S' })
    expect(await json(`/parametros/${OUTRA_ENTIDADE}/${EXERCICIO}`)).toContainEqual({
      id: { entidade: OUTRA_ENTIDADE, exercicio: EXERCICIO, parametro: 16 },
      valor: 'N',
    })
  })

  test('the menu is nested, in order, without links that could run', async () => {
    expect(await json(`/parametros/menu/${ENTIDADE}/${EXERCICIO}`)).toEqual([
      { id: 4, title: 'Diário', subtitle: '', image: 'jornal', link: 'https://diario.example.org', subMenu: [] },
      {
        id: 1,
        title: 'Despesas',
        subtitle: 'O que a cidade gasta',
        subMenu: [
          {
            id: 3,
            route: '/empenhos/cf',
            title: 'Empenhos',
            subtitle: 'Dinheiro reservado',
            atalho: 'ctrl+alt+e',
            subMenu: [],
          },
          { id: 2, route: '/fornecedores', title: 'Fornecedores', subtitle: 'A quem se deve', subMenu: [] },
        ],
      },
    ])
  })

  test.each([
    ['/parametros/x/2026', 400],
    ['/parametros/menu/1/20x6', 400],
    ['/parametros/99/2026', 404],
    [`/parametros/menu/${ENTIDADE}/1999`, 404],
  ])('%s answers %i', async (path, status) => {
    expect((await portal.get(path)).statusCode).toBe(status)
  })
})

describe('entity and year', () => {
  test('come from the query, else from the headers, else from the default', async () => {
    expect(await json('/api/configuracoes-gerais')).toMatchObject({ cor: '#AA3300' })
    expect(await json('/api/configuracoes-gerais', { entidade: String(OUTRA_ENTIDADE) })).toEqual({ cor: '#0b5cad' })
    const both = await json(`/api/configuracoes-gerais?entidade=${ENTIDADE}`, { entidade: String(OUTRA_ENTIDADE) })
    expect(both).toMatchObject({ cor: '#AA3300' })
  })

  test.each([
    [{ entidade: 'abc' }, '', ['entidade']],
    [{ exercicio: '2026.5' }, '', ['exercicio']],
    [{}, '?entidade=-1&exercicio=', ['entidade', 'exercicio']],
    [{}, '?entidade=1&entidade=2', ['entidade']],
    [{}, '?entidade=1e3', ['entidade']],
    [{}, '?entidade=99999999999', ['entidade']],
  ])('malformed, %j %s, is 400 and names the fields', async (headers, query, fields) => {
    const answer = await portal.get(`/api/notificacao${query}`, headers as Record<string, string>)
    expect(answer.statusCode).toBe(400)
    expect(answer.json<{ violations: { field: string }[] }>().violations.map(({ field }) => field)).toEqual(fields)
  })

  test('that are unknown return 404 with the whole error body', async () => {
    const answer = await portal.get('/api/notificacao?entidade=77&nome=segredo')
    expect(answer.statusCode).toBe(404)
    expect(answer.json()).toEqual({
      timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      status: 404,
      error: 'Not Found',
      exception: 'PortalError',
      message: 'Entidade 77 não encontrada.',
      path: '/portaltransparencia-api/api/notificacao',
      detail: '',
    })
    expect((await portal.get(`/api/notificacao?exercicio=1999`)).statusCode).toBe(404)
    expect((await portal.get(`/api/notificacao?entidade=${SEM_EXERCICIO}`)).json()).toMatchObject({
      status: 404,
      message: 'Entidade nao possui nenhum exercicio.',
    })
  })
})

describe('settings of an entity', () => {
  test('GET /api/configuracoes-gerais has colour and crest', async () => {
    expect(await json('/api/configuracoes-gerais')).toEqual({
      cor: '#AA3300',
      selo: expect.stringMatching(
        new RegExp(`^/portaltransparencia-api/api/files/arquivo/${CARTAZ}\\?versao=[0-9a-f]{16}$`),
      ),
      seloDataAvaliacao: '2026-01-15',
      seloNotaObtida: 97.25,
    })
  })

  test('GET /api/notas-explicativa/list is cleaned of anything that runs', async () => {
    const [fornecedores, diarias, ...standard] = await json<NotaExplicativa[]>('/api/notas-explicativa/list')
    expect([fornecedores, diarias]).toEqual([
      { id: 1, rota: '/fornecedores', notaExplicativa: '<p>Valores <b>líquidos</b>.</p>' },
      {
        id: 2,
        rota: '/diarias',
        notaExplicativa:
          '<a>aqui</a> <a href="https://lei.example.org" target="_blank" rel="noopener noreferrer">lei</a>',
      },
    ])
    expect(standard.map(({ rota }) => rota)).toContain('/empenhos')
    expect(standard.map(({ rota }) => rota)).not.toContain('/diarias')
  })

  test('GET /api/contato-responsaveis omits what is absent', async () => {
    expect(await json('/api/contato-responsaveis')).toEqual([
      { id: 1, nome: 'Ouvidoria', cargo: 'Setor', email: 'ouvidoria@example.org' },
      { id: 2, nome: 'Controladoria', cargo: 'Setor' },
    ])
  })

  test.each([
    ['nome=OUVIDÓRIA', [1]],
    ['nome=dor', [1, 2]],
    ['nome=dor&email=example', [1]],
    ['cargo=setor&nome=', [1, 2]],
    ['cargo=prefeito', []],
  ])('GET /api/contato-responsaveis?%s', async (query, ids) => {
    expect((await json<Contato[]>(`/api/contato-responsaveis?${query}`)).map(({ id }) => id)).toEqual(ids)
  })

  test('GET /api/contato-responsaveis with a repeated field returns a 400 that names it', async () => {
    const answer = await portal.get('/api/contato-responsaveis?nome=a&nome=b')
    expect([answer.statusCode, answer.json<ErrorBody>().violations?.map(({ field }) => field)]).toEqual([400, ['nome']])
  })

  test('GET /api/notificacao returns the notice of the page, or nothing', async () => {
    const notificacao = {
      id: 1,
      titulo: 'Audiência pública',
      descricao: 'Venha <b>participar</b>',
      image: `/portaltransparencia-api/api/notificacao/1/arquivo?entidade=${ENTIDADE}&exercicio=${EXERCICIO}`,
    }
    expect(await json(`/api/notificacao?entidade=${ENTIDADE}&exercicio=${EXERCICIO}&path=home`)).toEqual(notificacao)
    expect(await json('/api/notificacao?path=/')).toEqual(notificacao)
    expect(await json('/api/notificacao?path=/diarias')).toEqual({})
    const image = await portal.get(notificacao.image.slice('/portaltransparencia-api'.length))
    expect([image.statusCode, image.headers['content-type'], image.body]).toEqual([200, 'image/png', 'png'])
    expect((await portal.get('/api/notificacao/2/arquivo')).statusCode).toBe(404)
  })
})

describe('last update', () => {
  test('of finance has date and time, of other modules only the date', async () => {
    expect(await json('/api/ultimas-atualizacoes')).toEqual([
      { ultimoAcesso: '2026-03-05T05:06:07', modulo: 3 },
      { ultimoAcesso: '2026-03-06', modulo: 7 },
    ])
    expect(await json('/api/patrimonios/ultimas-atualizacoes')).toEqual({ ultimoAcesso: '2026-03-06', modulo: 7 })
  })

  test.each(['licitacoes', 'contratos', 'estoque', 'veiculos', 'obras'])(
    'of %s is absent while nothing was loaded',
    async (name) => {
      expect(await json(`/api/${name}/ultimas-atualizacoes`)).toEqual({ modulo: expect.any(Number) })
    },
  )

  test('by table is for one entity, or for all', async () => {
    const path = '/api/ultimas-atualizacoes/by-table?modulo=3&table=diaria&column=data'
    expect(await json(path)).toMatchObject({ ultimoAcesso: '2026-03-04T05:06:07', modulo: 3 })
    expect(await json(`${path}&filtrarEntidade=true`)).toMatchObject({ ultimoAcesso: '2026-03-04T05:06:07', modulo: 3 })
    expect(await json(`${path}&filtrarEntidade=N`)).toMatchObject({ ultimoAcesso: '2026-03-09T05:06:07', modulo: 3 })
  })

  test('by table needs no module where the catalog knows the table', async () => {
    const path = '/api/ultimas-atualizacoes/by-table?table='
    expect(await json(`${path}diaria`)).toMatchObject({ ultimoAcesso: '2026-03-04T05:06:07', modulo: 3 })
    expect(await json(`${path}protocolo`)).toMatchObject({ modulo: 14 })
    expect((await portal.get(`${path}nunca_vista`)).statusCode).toBe(400)
  })

  test('by table says the day of the newest fact, of its own and of what its pages show beside it', async () => {
    const newest = async (sql: string): Promise<unknown> =>
      (await portal.database.pool.query<{ dia: string }>(sql, [ENTIDADE, EXERCICIO])).rows[0]?.dia
    const paid = await newest(
      `select max(data)::text as dia from pagamento
      where entidade = $1 and exercicio_pagamento = $2 and data <= current_date`,
    )
    const lived = await newest(
      `select greatest(
        (select max(data) from empenho where entidade = $1 and exercicio = $2 and data <= current_date),
        (select max(data) from pagamento where entidade = $1 and exercicio = $2 and data <= current_date)
      )::text as dia`,
    )
    expect(paid).toBeDefined()
    expect(await json('/api/ultimas-atualizacoes/by-table?table=pagamento')).toMatchObject({ fatosAte: paid })
    expect(await json('/api/ultimas-atualizacoes/by-table?table=empenho')).toMatchObject({ fatosAte: lived })
    expect(await json('/api/ultimas-atualizacoes/by-table?table=fonte_recurso')).not.toHaveProperty('fatosAte')
  })

  test('by table is of every year where asked, and says which tables the entity never sent', async () => {
    const path = '/api/ultimas-atualizacoes/by-table?table='
    const { rows } = await portal.database.pool.query<{ dia: string }>(
      `select max(data)::text as dia from pagamento where entidade = $1 and data <= current_date`,
      [ENTIDADE],
    )
    expect(await json(`${path}pagamento&todosOsAnos=S&exercicio=${EXERCICIO - 1}`)).toMatchObject({
      fatosAte: rows[0]?.dia,
    })
    expect(await json(`${path}diaria&todosOsAnos=S`)).not.toHaveProperty('nuncaEnviada')
    expect(await json(`${path}conselho_reuniao&todosOsAnos=S`)).toMatchObject({ nuncaEnviada: true })
    expect((await portal.get(`${path}diaria&todosOsAnos=talvez`)).statusCode).toBe(400)
  })

  test('by table refuses an unknown table', async () => {
    const answer = await portal.get(
      '/api/ultimas-atualizacoes/by-table?modulo=x&table=a;b&column=1&filtrarEntidade=talvez',
    )
    expect(answer.statusCode).toBe(400)
    const fields = answer.json<{ violations: { field: string }[] }>().violations.map(({ field }) => field)
    expect(fields).toEqual(['modulo', 'table', 'column', 'filtrarEntidade'])
  })

  test('consulta-atual is the moment of the load', async () => {
    const moment: unknown = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d$/)
    expect(await json('/api/ultimas-atualizacoes/consulta-atual')).toEqual({ ultimoAcesso: moment, modulo: 3 })
  })
})

describe('ETag', () => {
  const paths = ['/api/entidades/lista', `/parametros/menu/${ENTIDADE}/${EXERCICIO}`, '/api/ultimas-atualizacoes']
  test.each(paths)('%s returns 304 when it matches', async (path) => {
    const { headers } = await portal.get(path)
    const again = await portal.get(path, { 'if-none-match': String(headers['etag']) })
    expect([again.statusCode, again.body]).toEqual([304, ''])
    expect((await portal.get(path, { 'if-none-match': '"outra"' })).statusCode).toBe(200)
  })
})
