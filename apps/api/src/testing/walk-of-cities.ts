// Reads, as a visitor does, every page of a city that the server writes and every answer behind it, from one link to
// the next.
import type { FastifyInstance } from 'fastify'
import type { Render } from '@portal/catalog/pagina'
import { API_BASE, APP_BASE } from '@portal/catalog/rotas'
import { EXERCICIO } from './cities-of-one-table.ts'

export interface ReadPage {
  readonly path: string
  readonly status: number
  readonly html: string
  /** What the page asked of the API, by address. */
  readonly answers: ReadonlyMap<string, unknown>
}

/** Pages of one address, under other queries, that are read. */
const OF_AN_ADDRESS = 1
/** Parts of a query that show the same rows in another order or another way. */
const SAME_ROWS = ['sort', 'page', 'size', 'voltar']
const NO_PAGE = /\/assets\/|\.\w{2,4}$|\/admin$/

/** Returns a render that keeps the answers of the page last rendered. */
export function listening(render: Render): { render: Render; heard: () => ReadonlyMap<string, unknown> } {
  let answers = new Map<string, unknown>()
  return {
    heard: () => answers,
    render: async (input) => {
      const own = (answers = new Map<string, unknown>())
      const fetchJson = async (path: string): Promise<unknown> => {
        const answer = await input.fetchJson(path)
        own.set(path, answer)
        return answer
      }
      return render({ ...input, fetchJson })
    },
  }
}

/** Returns the address of a link of this city, as read here; undefined for what is of another, or no page. */
function addressOf(href: string, entidade: number): URL | undefined {
  const url = new URL(href.replaceAll('&amp;', '&'), 'http://portal')
  const query = url.searchParams
  if (url.pathname.startsWith(API_BASE) || NO_PAGE.test(url.pathname)) return undefined
  for (const [name, value] of [
    ['entidade', entidade],
    ['exercicio', EXERCICIO],
  ] as const) {
    if ((query.get(name) ?? String(value)) !== String(value)) return undefined
    query.set(name, String(value))
  }
  for (const name of SAME_ROWS) query.delete(name)
  query.sort()
  return url
}

/** Reads the pages of a city from its first one on, but those of the given addresses. */
export async function walkCity(
  app: FastifyInstance,
  heard: () => ReadonlyMap<string, unknown>,
  { entidade, but = new Set() }: { entidade: number; but?: ReadonlySet<string> },
): Promise<ReadPage[]> {
  const pages: ReadPage[] = []
  const seen = new Set<string>()
  const times = new Map<string, number>()
  const queue = [`${APP_BASE}?entidade=${entidade}&exercicio=${EXERCICIO}`]
  for (let path = queue.shift(); path !== undefined; path = queue.shift()) {
    const answer = await app.inject({ url: path })
    pages.push({ path, status: answer.statusCode, html: answer.body, answers: heard() })
    for (const [, href = ''] of answer.body.matchAll(new RegExp(`href="(${APP_BASE}[^"#]*)`, 'g'))) {
      const url = addressOf(href, entidade)
      if (!url || but.has(url.pathname) || seen.has(`${url.pathname}${url.search}`)) continue
      seen.add(`${url.pathname}${url.search}`)
      const read = times.get(url.pathname) ?? 0
      times.set(url.pathname, read + 1)
      if (read < OF_AN_ADDRESS) queue.push(`${url.pathname}${url.search}`)
    }
  }
  return pages
}
