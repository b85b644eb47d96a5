// Tries every road by which a stranger could learn the name of a person whose payment would tell an illness, a child
// or a threat, crossed with the kinds of person. The roads are those of the register and of the OpenAPI document.
//
// | kind of person            | what holds on every road                                                            |
// |---------------------------|-------------------------------------------------------------------------------------|
// | patient, minor, protected | Nothing of them is told, and what is asked about them is answered as about nobody.  |
// | marked by the source      | The same, whatever the words of the payment say.                                    |
// | seller who is a patient   | Is found as a seller; nothing leads from her to the payment that covers her.        |
// | beneficiary               | Is named on purpose; no result, title or preview says the need beside the name.     |
// | asker                     | Nothing is told: what is published of a request has no name.                        |
// | debtor                    | Is named on purpose, by the law of the debt, with a masked document; the contract   |
// |                           | tests of the lists try that no whole CPF is shown.                                  |
// | servant's relative        | Cannot be: no table says who is of whose family, nor whose death made a pension.    |
//
// | road                      | where it is tried                                                                   |
// |---------------------------|-------------------------------------------------------------------------------------|
// | list, totals, movement,   | Each list, opened and sorted; “every call”, where each parameter that may ask for a |
// | restos, payment queues    | person asks for each; “counted”, where rows and sums are compared with the truth.   |
// | dashboard by supplier     | “every call”: dashboards are calls.                                                 |
// | record, part, note in PDF | “every call”, by the key of the covered commitment, and “by the key”.               |
// | search, suggestion        | “every call”: both are calls with a text; “named on purpose” for the results.       |
// | export in seven formats   | “every file”, and each list asked by name.                                          |
// | supplier page             | “every call”, by code and by document, and “pages”.                                 |
// | e-SIC answers published   | The list of requests is a list; that it has hers is in “counted”.                   |
// | title, share preview      | “pages”: a preview has only the title and the description of the page.              |
// | sitemap                   | “pages”: it names the menu, which has no records.                                   |
// | error message             | “every call”: what finds nothing is refused in the same words, whoever was asked.   |
// | log                       | The last test, after all the others have been logged.                               |
// | package                   | Cannot be: no address serves it; the city writes it, whole, by command.             |
// | feed                      | Cannot be: the portal has none.                                                     |
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { lists, records } from '@portal/catalog/areas'
import { PESSOA_PROTEGIDA } from '@portal/catalog/pessoa-protegida'
import type { ResultadoPesquisa } from '@portal/catalog/portal/pesquisa'
import { API_BASE, APP_BASE } from '@portal/catalog/rotas'
import { isText } from '@portal/kit/filters'
import { withQuery } from '@portal/kit/link'
import { EXPORT_TYPES, type List, type Page, type Row } from '@portal/kit/list'
import { render } from '../../web/src/entry-server.tsx'
import { clientNames } from './lists/clients.ts'
import { apiDocument } from './testing/api-document.ts'
import { addressOf, getOperations } from './testing/operations.ts'
import { DOCUMENTS, first, keyOf, NUMBERS, questionsOf } from './testing/questions.ts'
import { readAnswer, type Answer } from './testing/read-answer.ts'
import { ENTIDADE, EXERCICIO } from './testing/sample.ts'
import {
  ANTERIOR,
  arquivoDe,
  BENEFICIARIA,
  CONTRATO,
  empenhoDe,
  folded,
  loadProtegidos,
  marcasDe,
  NINGUEM,
  PROTEGIDAS,
  REQUERENTE,
  semAcento,
  VENDA,
  VENDEDORA,
  type Pessoa,
} from './testing/samples/protegidos.ts'
import { answered, answeredAboutNobody, coveredRows, marksIn, toldIn } from './testing/strangers.ts'
import { openTestPortal, type TestPortal } from './testing/test-portal.ts'
import { address, cents, declaredRows, type Query } from './testing/walk.ts'

const CONTEXTO = { entidade: String(ENTIDADE), exercicio: String(EXERCICIO) }
const ALL = 2_000
const BROKEN = 'quebrada'
/** As many as the portal of the test writes; more are refused. */
const FILES_AT_ONCE = 2

const operations = getOperations(await apiDocument())
const named = <T extends { path: string }>(all: readonly T[]): [path: string, one: T][] =>
  all.map((one) => [one.path, one])

let portal: TestPortal
const logged: string[] = []

beforeAll(async () => {
  vi.spyOn(process.stdout, 'write').mockImplementation((line) => logged.push(String(line)) > 0)
  portal = await openTestPortal({
    log: 'info',
    config: { searchesPerMinute: 1_000_000 },
    render: (input) => (input.url.includes(BROKEN) ? Promise.reject(new Error('defeito')) : render(input)),
  })
  await loadProtegidos(portal.database.pool, portal.config.storeDir)
})
afterAll(async () => {
  vi.restoreAllMocks()
  await portal.close()
})

/** Does some of the work at once, since most of it waits for the database; a failure waits for the others to end. */
async function forEach<T>(items: readonly T[], work: (item: T) => Promise<void>, atOnce = 4): Promise<void> {
  const left = [...items]
  const next = async (): Promise<void> => {
    for (let item = left.shift(); item !== undefined; item = left.shift()) await work(item)
  }
  for (const ended of await Promise.allSettled(Array.from({ length: atOnce }, next)))
    if (ended.status === 'rejected') throw ended.reason
}

async function tellsNobody(url: string): Promise<Answer> {
  const answer = await portal.get(url)
  expect([url, answer.statusCode < 500, await toldIn(answer)]).toEqual([url, true, []])
  return answer
}

async function read<T>(path: string, query: Query = {}): Promise<T> {
  const answer = await portal.get(address(path, query))
  expect([path, answer.statusCode]).toEqual([path, 200])
  return answer.json<T>()
}

/** What is asked about a covered person is answered as about nobody; about the seller, without what covers her. */
async function asksInVain(urlOf: (pessoa: Pessoa) => string): Promise<void> {
  const nobody = answeredAboutNobody(await portal.get(urlOf(NINGUEM)))
  for (const pessoa of PROTEGIDAS) {
    const url = urlOf(pessoa)
    const answer = await portal.get(url)
    if (pessoa === VENDEDORA) expect([url, coveredRows(answer)]).toEqual([url, []])
    else expect([url, answered(pessoa, answer)]).toEqual([url, nobody])
  }
}

/** The lists of commitments and of what hangs from them. */
const PAID = new Set(['empenho', 'empenho_item', 'liquidacao', 'pagamento', 'em_liquidacao'])
const isPaid = ({ table, path }: List): boolean => PAID.has(table) && path !== '/privacidade'

test.each(named(lists))('%s tells nobody, opened whole and sorted by any column both ways', async (_, list) => {
  for (const exercicio of [ANTERIOR, EXERCICIO]) {
    const { body } = await tellsNobody(withQuery(list.api.list, { ...CONTEXTO, exercicio, size: ALL }))
    if (exercicio === EXERCICIO) expect(body.includes(PESSOA_PROTEGIDA)).toBe(isPaid(list))
  }
  const sorts = list.sort.by.flatMap((name) => ['asc', 'desc'].map((way) => ({ name, way })))
  await forEach(sorts, async ({ name, way }) => {
    const answer = await tellsNobody(address(list.api.list, { size: ALL, sort: `${name},${way}` }))
    const covered = declaredRows(list, answer.json<Page>().content).map((row) => row[name] === PESSOA_PROTEGIDA)
    const groups = covered.filter((isCovered, at) => isCovered && !covered[at - 1])
    expect([name, groups.length <= 1]).toEqual([name, true])
  })
})

const textOf = ({ filters }: List): string[] =>
  Object.entries(filters).flatMap(([name, filter]) => (isText(filter) ? [name] : []))

test.each(named(lists.filter((list) => textOf(list).length > 0)))('%s has no file for who asks by name', (_, list) =>
  asksInVain(({ nome }) => address(list.api.report, { exportType: 'json', [textOf(list)[0] ?? '']: semAcento(nome) })),
)

const selectorsOf = (list: List) => Object.entries(clientNames(list).search)

test.each(named(lists.filter((list) => selectorsOf(list).length > 0)))(
  '%s has nothing for an expression of other programs',
  async (_, list) => {
    for (const [selector, { kind, column }] of selectorsOf(list)) {
      const ask = { text: ({ nome }: Pessoa) => `*${semAcento(nome)}*`, documento: DOCUMENTS[0] }[kind as string]
      const question = column === 'fornecedor' && kind === 'integer' ? NUMBERS[0] : ask
      if (question)
        await asksInVain((pessoa) => address(list.api.list, { search: `${selector}=="${question(pessoa)}"` }))
    }
  },
)

const [files, calls] = [true, false].map((isFile) =>
  operations.filter(({ path }) => path.endsWith('/report') === isFile),
)

describe('every file', () => {
  test.each(named(files ?? []))('%s, in every format', async (_, file) => {
    const isOfList = lists.some(({ api }) => api.report === file.path)
    const suppliers = file.path.includes('{fornecedor}') ? PROTEGIDAS : [NINGUEM]
    for (const { fornecedor } of suppliers) {
      const key = isOfList ? {} : { ...first(file), fornecedor: String(fornecedor) }
      const write = async (exportType: string): Promise<void> => {
        const { statusCode } = await tellsNobody(addressOf(file, { ...key, ...CONTEXTO, exportType }))
        if (isOfList) expect([exportType, statusCode]).toEqual([exportType, 200])
      }
      await forEach(EXPORT_TYPES, write, FILES_AT_ONCE)
    }
  })
})

describe('every call', () => {
  test.each(named(calls ?? []))('%s', async (_, call) => {
    const plain = { ...first(call), ...CONTEXTO }
    await tellsNobody(addressOf(call, plain))
    const keys = call.parameters.filter(({ name }) => name in keyOf(NINGUEM))
    if (keys.length > 0) {
      await forEach([ANTERIOR, EXERCICIO], async (exercicio) => {
        for (const pessoa of PROTEGIDAS)
          await tellsNobody(addressOf(call, { ...plain, ...keyOf(pessoa), exercicio: String(exercicio) }))
      })
    }
    await forEach(call.parameters, async (parameter) => {
      for (const question of questionsOf(call, parameter))
        await asksInVain((pessoa) => addressOf(call, { ...plain, [parameter.name]: question(pessoa) }))
    })
  })
})

describe('by the key', () => {
  const record = records.find(({ id }) => id === 'empenho')
  const parts = Object.values(record?.parts ?? {}).flatMap((part) => (part.kind === 'many' ? [part.api] : []))

  test.each(parts)('%s has the covered rows, and no one in them', async (api) => {
    for (const pessoa of PROTEGIDAS) {
      const answer = await tellsNobody(address(api, keyOf(pessoa)))
      const told = answer.json<Page | Row[]>()
      expect('content' in told ? told.content : told).not.toEqual([])
    }
  })

  test('neither the contract nor the files lead from the commitment to her', async () => {
    expect(await read('/api/contratos/empenhos', { contrato: CONTRATO })).toEqual([
      expect.objectContaining({ empenho: VENDA }),
    ])
    for (const pessoa of PROTEGIDAS) {
      expect(await read('/empenhos/detalhe', keyOf(pessoa))).not.toHaveProperty('contrato')
      expect(await read('/empenhos/detalhe/anexos', keyOf(pessoa))).toEqual([])
      expect((await portal.get(`/api/files/arquivo/${arquivoDe(pessoa)}`)).statusCode).toBe(404)
    }
    expect((await portal.get(`/api/files/arquivo/${arquivoDe(BENEFICIARIA)}`)).statusCode).toBe(200)
  })
})

describe('counted', () => {
  const truth = async (sql: string): Promise<number> =>
    Number((await portal.database.pool.query<{ n: string }>(`select ${sql} as n`)).rows[0]?.n)
  const year = `entidade = ${ENTIDADE} and exercicio = ${EXERCICIO}`
  const covered = `(select e.* from cofre.original o join empenho e on e.entidade = o.entidade
    and e.exercicio = o.exercicio and e.empenho = (o.chave->>'empenho')::int
    and e.unidade_orcamentaria = o.chave->>'unidade_orcamentaria' where o.tabela = 'empenho') e`
  const count = async (path: string, query = {}): Promise<number> =>
    (await read<Page>(path, { ...query, size: 1 })).totalElements

  test('every commitment is there, and every sum is whole', async () => {
    expect(await truth(`(select count(*) from ${covered} where ${year})`)).toBe(PROTEGIDAS.length)
    expect(await count('/empenhos/lista')).toBe(
      await truth(`(select count(*) from empenho where exercicio = ${EXERCICIO})`),
    )
    expect(await count('/empenhos/lista', { nome: PESSOA_PROTEGIDA })).toBe(PROTEGIDAS.length)
    const totals = await read<Row>('/empenhos/totais')
    expect(cents(totals['valorEmpenhado'])).toBe(
      cents(await truth(`(select sum(valor) from entidade, resumo.emissoes(entidade.entidade, ${EXERCICIO}))`)),
    )
    const creditors = await read<Page>('/fornecedorapagar/lista', { nome: PESSOA_PROTEGIDA })
    expect(creditors.content.map(({ nome, empenhado }) => [nome, cents(empenhado)])).toEqual([
      [PESSOA_PROTEGIDA, cents(await truth(`(select sum(valor) from ${covered} where ${year})`))],
    ])
  })

  test('what is owed to them from the year before is in the debts of the year', async () => {
    const { content } = await read<Page>('/empenhos/restos-a-pagar', { size: ALL })
    const owed = content.filter((row) => JSON.stringify(row).includes(PESSOA_PROTEGIDA))
    expect(owed).toHaveLength(await truth(`(select count(*) from ${covered} where exercicio = ${ANTERIOR})`))
  })

  test.each([
    ['/api/liquidacoes/pagas', 'pagamento', 'exercicio_pagamento'],
    ['/api/em-liquidacao', 'em_liquidacao', 'exercicio_em_liquidacao'],
    ['/api/liquidacoes/pagar', 'liquidacao', 'exercicio_liquidacao'],
  ])('%s has every row of theirs', async (path, table, ano) => {
    const { content } = await read<Page>(path, { size: ALL })
    const own = content.filter((row) => JSON.stringify(row).includes(PESSOA_PROTEGIDA))
    expect(own).toHaveLength(
      await truth(`(select count(*) from ${table} x join ${covered} using (entidade, exercicio, unidade_orcamentaria,
        empenho) where ${ano} = ${EXERCICIO})`),
    )
  })

  test('the request of the asker is published, and not whose it is', async () => {
    const { content } = await read<Page>('/api/processos/esic', { size: ALL })
    expect(JSON.stringify(content)).toContain(REQUERENTE.motivo)
  })

  // The names of files stay, since what they hang from is served nowhere.
  test('nothing that lists read is left with a mark of them', async () => {
    const { rows } = await portal.database.pool.query<{ nome: string }>(
      `select format('%I.%I', schemaname, tablename) as nome from pg_tables
      where schemaname in ('public', 'resumo', 'sistema') and tablename <> 'arquivo'`,
    )
    await forEach(rows, async ({ nome }) => {
      const all = await portal.database.pool.query<{ tudo: string | null }>(
        `select string_agg(t::text, ' ') as tudo from ${nome} t`,
      )
      expect([nome, marksIn(all.rows[0]?.tudo ?? '')]).toEqual([nome, []])
    })
  })
})

describe('named on purpose', () => {
  const found = async (pesquisa: string): Promise<ResultadoPesquisa> =>
    read<ResultadoPesquisa>('/api/pesquisa', { pesquisa })

  test.each([BENEFICIARIA, VENDEDORA])('the $kind is found by name, document and code', async (pessoa) => {
    const own = pessoa === VENDEDORA ? VENDA : empenhoDe(pessoa)
    for (const asked of [{ nome: pessoa.nome }, { cnpjCpf: pessoa.cpf }, { fornecedor: pessoa.fornecedor }]) {
      const { content } = await read<Page>('/empenhos/lista', asked)
      expect(content.map(({ empenho }) => empenho)).toEqual([own])
    }
    expect((await found(pessoa.nome)).fornecedores.total).toBe(1)
    expect(await read(`/api/fornecedores/codigo/${pessoa.fornecedor}`)).toMatchObject({
      total: { empenhos: pessoa === VENDEDORA ? 1 : 2 },
    })
  })

  test('no result of the search says the need beside the name, whichever was typed', async () => {
    for (const [typed, other] of [
      [BENEFICIARIA.nome, 'aluguel'],
      ['aluguel social', 'deolinda'],
      [`${empenhoDe(BENEFICIARIA)}`, 'deolinda'],
    ] as const) {
      const { empenhos } = await found(typed)
      expect([typed, empenhos.total]).toEqual([typed, 1])
      expect(folded(JSON.stringify(empenhos.achados))).not.toContain(other)
    }
  })
})

describe('pages', () => {
  const page = (path: string, query: Readonly<Record<string, string | number>> = {}) =>
    portal.app.inject(`${APP_BASE}${withQuery(path, { ...CONTEXTO, ...query })}`)
  const headOf = ({ body }: Answer): string => folded(body.slice(0, body.indexOf('<meta name="color-scheme"')))
  const times = (text: string, word: string): number => text.split(word).length - 1

  test.each([...new Set(lists.map(({ path }) => path))])('%s', async (path) => {
    const answer = await page(path)
    expect([answer.statusCode, await toldIn(answer)]).toEqual([200, []])
  })

  test.each(named(lists.filter(isPaid)))('%s leads from those not named to what they were paid', async (_, list) => {
    const { content } = await read<Page>(list.api.list, { size: ALL })
    const row = declaredRows(list, content).find((each) => Object.values(each).includes(PESSOA_PROTEGIDA)) ?? {}
    const links = [list.open, ...Object.values(list.links ?? {})]
    for (const target of links.map((link) => link?.(row, { entidade: ENTIDADE, exercicio: EXERCICIO }))) {
      if (target === undefined) continue
      const answer = await portal.app.inject(`${APP_BASE}${target}`)
      expect([target, answer.statusCode, answer.body.includes(PESSOA_PROTEGIDA)]).toEqual([target, 200, true])
    }
  })

  test.each(PROTEGIDAS)('of the $kind, by key and by code', async (pessoa) => {
    for (const path of ['/empenhos/detalhe', '/empenhos/item/detalhe']) {
      const answer = await page(path, keyOf(pessoa))
      expect([path, answer.statusCode, marksIn(answer.body, marcasDe(pessoa))]).toEqual([path, 200, []])
      expect(headOf(answer)).toContain(String(empenhoDe(pessoa)))
    }
    const answer = await page(`/fornecedores/codigo/${pessoa.fornecedor}`)
    expect([answer.statusCode, await toldIn(answer)]).toEqual([pessoa === VENDEDORA ? 200 : 404, []])
  })

  test.each(PROTEGIDAS.filter((pessoa) => pessoa !== VENDEDORA))(
    'of a question about the $kind repeat it, and nothing else',
    async (pessoa) => {
      for (const [path, name] of [
        ['/empenhos', 'nome'],
        ['/fornecedores', 'nome'],
        ['/liquidacoes/pagas', 'nome'],
        ['/pesquisa', 'pesquisa'],
      ] as const) {
        const [told, nobody] = await Promise.all(
          [pessoa, NINGUEM].map(({ nome }) => page(path, { [name]: semAcento(nome) })),
        )
        const words = (of: Pessoa): string[] => folded(of.nome).split(' ')
        expect([path, words(pessoa).map((word) => times(folded(told?.body ?? ''), word))]).toEqual([
          path,
          words(NINGUEM).map((word) => times(folded(nobody?.body ?? ''), word)),
        ])
      }
    },
  )

  test('of the beneficiary say the need beside the name neither in the title nor in the preview', async () => {
    for (const path of [
      '/empenhos/detalhe',
      '/empenhos/item/detalhe',
      `/fornecedores/codigo/${BENEFICIARIA.fornecedor}`,
    ]) {
      const answer = await page(path, keyOf(BENEFICIARIA))
      expect([path, answer.statusCode]).toEqual([path, 200])
      const head = headOf(answer)
      expect([path, head.includes('deolinda') && head.includes('aluguel')]).toEqual([path, false])
    }
  })

  test.each(['/robots.txt', '/sitemap.xml', `${API_BASE}/openapi.json`, `${API_BASE}/docs`])('%s', async (path) => {
    const answer = await portal.app.inject(path)
    expect([answer.statusCode, marksIn(await readAnswer(answer))]).toEqual([200, []])
  })

  test('that break leave in the log what happened, but not who was asked for', async () => {
    for (const { nome, cpf } of PROTEGIDAS)
      expect((await page('/empenhos', { nome, cnpjCpf: cpf, [BROKEN]: 1 })).statusCode).toBe(500)
    expect(logged.filter((line) => line.includes('page failed'))).toHaveLength(PROTEGIDAS.length)
    expect(logged.filter((line) => marksIn(line).length > 0)).toEqual([])
  })
})
