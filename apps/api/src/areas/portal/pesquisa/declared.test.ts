// Searches the demo city: rows of each list that declares a hit are found, and the group links to as many rows as it
// counts.
import { afterAll, beforeAll, expect, it } from 'vitest'
import { searched } from '@portal/catalog/areas'
import type { Grupo } from '@portal/catalog/legislacao/publicacoes'
import type { ResultadoPesquisa } from '@portal/catalog/portal/pesquisa'
import { titleOf, type List, type Page, type Row } from '@portal/kit/list'
import { flatten } from '@portal/kit/nested'
import { hasWords, splitWords } from '@portal/kit/palavras'
import { openTestDatabase, type TestDatabase } from '../../../testing/test-database.ts'
import { openTestPortal, type TestPortal } from '../../../testing/test-portal.ts'
import { cpfsIn } from '../../../testing/walk.ts'

const CONTEXTO = { entidade: 1, exercicio: 2025 }

let database: TestDatabase
let portal: TestPortal

beforeAll(async () => {
  database = await openTestDatabase('demo')
  portal = await openTestPortal({ database, config: { searchesPerMinute: 10_000 } })
})

afterAll(async () => {
  await portal?.close()
  await database?.close()
})

async function ask<T>(path: string, query: Record<string, string | number>): Promise<T> {
  const { statusCode, body } = await portal.get(
    `${path}?${new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]))}`,
  )
  expect([path, statusCode, body.slice(0, 200)]).toEqual([path, 200, expect.anything()])
  expect(cpfsIn(body)).toEqual([])
  return JSON.parse(body) as T
}

const search = (pesquisa: string, contexto = CONTEXTO): Promise<ResultadoPesquisa> =>
  ask('/api/pesquisa', { pesquisa, ...contexto })

const filesOf = (grupos: readonly Grupo[]): Row[] =>
  grupos.flatMap((grupo) =>
    grupo.list.flatMap((subgrupo) =>
      subgrupo.list.map((file) => ({ nome: [grupo, subgrupo, file].map(({ valor }) => valor).join(' ') })),
    ),
  )

/** Returns the rows of a list's page, whatever the format of its response. */
async function rowsOf(
  { api, path }: List,
  query: Record<string, string | number>,
): Promise<{ rows: Row[]; total: number }> {
  const answer = await ask<Page | object[]>(api.list, { ...CONTEXTO, ...query })
  if (!Array.isArray(answer)) return { rows: answer.content, total: answer.totalElements }
  if (path !== '/publicacoes') return { rows: answer.map((row) => flatten(row)), total: answer.length }
  const typed = String(query['valor'] ?? '')
  const rows = filesOf(answer as Grupo[]).filter(({ nome }) => typed === '' || hasWords(String(nome), typed))
  return { rows, total: rows.length }
}

/** Returns the object of a contract, which only its own page shows. */
async function objectOf(row: Row = {}): Promise<string> {
  const { objeto } = await ask<{ objeto: string }>('/api/contratos', { ...CONTEXTO, contrato: Number(row['contrato']) })
  return objeto
}

it.each(searched.map((list) => [list.path, list] as const))(
  '%s is found by a word of a row, and counted as its page counts',
  async (_, list) => {
    const { rows } = await rowsOf(list, {})
    const column = list.filters[list.hit?.by ?? '']?.column ?? ''
    const text =
      rows[0]?.[column] ??
      (list.fields[column]?.recordOnly ? await objectOf(rows[0]) : rows[0]?.[titleOf(list)[0] ?? ''])
    const word = splitWords(String(text)).sort((a, b) => b.length - a.length)[0] ?? ''
    const group = (await search(word)).listas.find(({ titulo }) => titulo === list.title)
    expect([word, group]).toEqual([word, expect.anything()])
    const { pathname, searchParams } = new URL(group?.rota ?? '', 'http://portal')
    expect([pathname, searchParams.get(list.hit?.by ?? '')]).toEqual([list.path, word])
    const asked = Object.fromEntries([...searchParams].filter(([, value]) => value !== ''))
    expect((await rowsOf(list, asked)).total).toBe(group?.total)
    expect(group?.achados).toHaveLength(Math.min(group?.total ?? 0, 5))
    for (const { titulo, subtitulo, arquivo, rota = arquivo } of group?.achados ?? []) {
      expect([titulo, subtitulo, rota]).toEqual([
        expect.stringMatching(/\S/),
        expect.stringMatching(/\S/),
        expect.stringMatching(/^\//),
      ])
    }
  },
)

it('default filters of the page are cleared in the link', async () => {
  const leis = (await search('crédito adicional')).listas.find(({ titulo }) => titulo === 'Leis e atos')
  expect(leis?.rota).toMatch(/&dataInicial=&dataFinal=$/)
})

it('a page the menu does not offer is not searched, unless its own gate allows it', async () => {
  const titles = async (entidade: number): Promise<string[]> =>
    (await search('alvará', { ...CONTEXTO, entidade })).listas.map(({ titulo }) => titulo)
  expect(await titles(1)).toContain('Carta de serviços')
  expect(await titles(2)).not.toContain('Carta de serviços')
  expect((await search('empenho')).listas.map(({ titulo }) => titulo)).toContain('Perguntas frequentes')
  expect((await search('empenho', { ...CONTEXTO, entidade: 2 })).listas.map(({ titulo }) => titulo)).not.toContain(
    'Perguntas frequentes',
  )
})

it('searching a member of a council finds the council', async () => {
  const { rows } = await database.pool.query<{ nome: string }>(
    'select nome from conselheiro where entidade = 1 order by nome limit 1',
  )
  expect((await search(rows[0]?.nome ?? '')).listas.map(({ titulo }) => titulo)).toContain('Conselhos')
})
