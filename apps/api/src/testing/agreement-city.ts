// Reads a city through the API as any client does: totals, pages, files, details and pages of suppliers, each requested
// once.
import { expect } from 'vitest'
import type { FornecedorPagina } from '@portal/catalog/despesa/fornecedor-pagina'
import { empenhos } from '@portal/catalog/despesa/empenhos'
import { fornecedores } from '@portal/catalog/despesa/fornecedores'
import { fornecedorPagina } from '@portal/catalog/despesa/rotas'
import { withQuery, type Query } from '@portal/kit/link'
import type { Contexto, List, Page, Row } from '@portal/kit/list'
import { cents, cpfsIn } from './walk.ts'

type Get = (path: string) => Promise<{ statusCode: number; body: string }>
type Filters = Readonly<Record<string, string>>

/** Number of concurrent requests. */
const TOGETHER = 8
const PAGE = 2000

const MONEY = /^-?\d+,\d{2}$/

const balancesOf = ({ valorALiquidar, valorAPagar }: Row): number[] => [cents(valorALiquidar), cents(valorAPagar)]

async function inTurns<T, R>(items: readonly T[], run: (item: T) => Promise<R>): Promise<R[]> {
  const results: R[] = []
  for (let from = 0; from < items.length; from += TOGETHER)
    results.push(...(await Promise.all(items.slice(from, from + TOGETHER).map(run))))
  return results
}

export class City {
  readonly contextos: readonly Contexto[]
  readonly #get: Get
  readonly #asked = new Map<string, Promise<string>>()

  constructor(get: Get, contextos: readonly Contexto[]) {
    this.#get = get
    this.contextos = contextos
  }

  async text(path: string, query: Query): Promise<string> {
    const address = withQuery(path, query)
    const asked = this.#asked.get(address) ?? this.#ask(address)
    this.#asked.set(address, asked)
    return asked
  }

  async #ask(address: string): Promise<string> {
    const { statusCode, body } = await this.#get(address)
    expect([address, statusCode]).toEqual([address, 200])
    expect([address, cpfsIn(body)]).toEqual([address, []])
    return body
  }

  async json<T>(path: string, query: Query): Promise<T> {
    return JSON.parse(await this.text(path, query)) as T
  }

  totals = (list: List, contexto: Contexto, filters: Filters = {}): Promise<Row> =>
    this.json<Row>(list.api.totals ?? '', { ...contexto, ...filters })

  /** Returns the rows of a list that is not paged. */
  rows = (list: List, contexto: Contexto, filters: Filters = {}): Promise<Row[]> =>
    this.json<Row[]>(list.api.list, { ...contexto, ...filters })

  async pages(list: List, contexto: Contexto, filters: Filters = {}): Promise<Row[]> {
    const rows: Row[] = []
    for (let page = 0; ; page++) {
      const { content, last } = await this.json<Page>(list.api.list, { ...contexto, ...filters, page, size: PAGE })
      rows.push(...content)
      if (last) return rows
    }
  }

  async exported(list: List, contexto: Contexto, filters: Filters = {}): Promise<Row> {
    return (await this.json<{ totais: Row }>(list.api.report, { ...contexto, ...filters, exportType: 'json' })).totais
  }

  /** Returns the total row of the csv, by the columns its header names. */
  async csvTotals(list: List, contexto: Contexto, filters: Filters = {}): Promise<Row> {
    const lines = (await this.text(list.api.report, { ...contexto, ...filters, exportType: 'csv' })).split('\r\n')
    const tables = lines.map((line) => line.split(';'))
    const labelOf = (name: string): string => list.fields[name]?.label ?? ''
    const shown = list.totals.filter((name) => tables.some((cells) => cells.includes(labelOf(name))))
    const header = tables.find((cells) => shown.every((name) => cells.includes(labelOf(name)))) ?? []
    const total = tables.findLast((cells) => cells.length === header.length && cells.includes('Total')) ?? []
    const cellOf = (name: string): string => total[header.indexOf(labelOf(name))] ?? ''
    return Object.fromEntries(
      list.totals.map((name) => [name, MONEY.test(cellOf(name)) ? cellOf(name).replace(',', '.') : undefined]),
    )
  }

  /** Returns each commitment of the year: the record itself, and its last entry. */
  async details(contexto: Contexto): Promise<{ row: Row; last: Row }[]> {
    return inTurns(await this.pages(empenhos, contexto), async ({ empenho, unidadeOrcamentaria }) => {
      const key = { ...contexto, empenho: Number(empenho), unidadeOrcamentaria: String(unidadeOrcamentaria) }
      const [row, entries] = await Promise.all([
        this.json<Row>('/empenhos/detalhe', key),
        this.json<Page>('/empenhos/detalhe/movimentacao', { ...key, size: PAGE }),
      ])
      const last = entries.content.at(-1) ?? {}
      expect({ key, balances: balancesOf(last) }).toEqual({ key, balances: balancesOf(row) })
      return { row, last }
    })
  }

  /** Returns the page of every supplier the entity ever had, each once. */
  async suppliers(entidade: number): Promise<FornecedorPagina[]> {
    const years = this.contextos.filter((contexto) => contexto.entidade === entidade)
    const listed = (await Promise.all(years.map((year) => this.pages(fornecedores, year)))).flat()
    const addressOf = ({ fornecedor, cnpjCpf }: Row): string =>
      fornecedorPagina({
        entidade,
        fornecedor: Number(fornecedor),
        ...(cnpjCpf !== undefined && { cnpjCpf: String(cnpjCpf) }),
      })
    const addresses = [...new Set(listed.map(addressOf))]
    return inTurns(addresses, (address) => this.json<FornecedorPagina>(`/api${address}`, {}))
  }

  following = ({ entidade, exercicio }: Contexto): Contexto | undefined =>
    this.contextos.find((other) => other.entidade === entidade && other.exercicio === exercicio + 1)
}
