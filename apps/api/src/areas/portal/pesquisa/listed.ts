// Queries a list with the filters its own page uses, so that the search can count its rows and show those closest to
// the typed text.
import type { FastifyInstance } from 'fastify'
import { searchedColumn } from '@portal/kit/filters'
import type { List } from '@portal/kit/list'
import { wordsIn } from '@portal/kit/palavras'
import type { RequestContexto } from '../../../contexto/contexto.ts'
import { areasOf } from '../../../lists/areas.ts'
import { readQuery } from '../../../lists/request.ts'
import { partsAsked } from '../../../lists/parts.ts'
import { countRows } from '../../../lists/read.ts'
import { Parameters } from '../../../lists/binds.ts'
import { column, joined, tsQuery } from '../../../lists/conditions.ts'
import { loadListSource } from '../../../lists/source.ts'
import type { Scope } from '../../../lists/scope.ts'
import { first } from '../../../lists/sql.ts'
import { openView } from '../../../lists/view.ts'

export type Asked = Readonly<Record<string, string>>

export interface Listed<R> {
  total: number
  rows: R[]
}

/**
 * Writes a query over `:lista`, the filtered rows, with the placeholders `:condicao` and `:limite`, within what the
 * entity may see.
 */
export type Query = (scope: Scope) => string

export class SearchedList<R extends object> {
  readonly #list: List
  readonly #source: ReturnType<typeof loadListSource>
  readonly #query: Query
  readonly #limit: number

  constructor(list: List, query: Query, limit: number) {
    this.#list = list
    this.#source = loadListSource(list)
    this.#query = query
    this.#limit = limit
  }

  /**
   * Returns rows with the whole words before rows that only have words beginning with them; within each group, in the
   * order of the query.
   */
  async find(app: FastifyInstance, contexto: RequestContexto, asked: Asked): Promise<Listed<R>> {
    const scope = this.#scopeOf(app, contexto, asked)
    const { count: total } = await countRows(app.reader, scope)
    if (total === 0) return { total, rows: [] }
    const closest = await this.#read(app, scope, this.#limit, true)
    if (closest.length >= Math.min(total, this.#limit)) return { total, rows: closest }
    const known = new Set(closest.map((row) => JSON.stringify(row)))
    const others = (await this.#read(app, scope, this.#limit + closest.length, false)).filter(
      (row) => !known.has(JSON.stringify(row)),
    )
    return { total, rows: [...closest, ...others].slice(0, this.#limit) }
  }

  #scopeOf(app: FastifyInstance, contexto: RequestContexto, asked: Asked): Scope {
    const view = openView({ ...this.#list, totals: [] }, this.#source, contexto.parametros)
    const { filters } = readQuery(
      view,
      { sent: new Map(Object.entries(asked).map(([name, value]) => [name, [value]])) },
      'totals',
    )
    const { parts } = partsAsked(
      this.#list,
      areasOf(this.#list, this.#source),
      { contexto, named: contexto, isOfOne: false, isOfAnotherYear: false },
      app.contextos.current,
    )
    return { view, contexto, filters, ...(parts && { parts }) }
  }

  async #read(app: FastifyInstance, scope: Scope, limit: number, whole: boolean): Promise<R[]> {
    const binds = new Parameters()
    const conditions = Object.entries(scope.filters).flatMap(([name, { value }]) => {
      const filter = scope.view.filters[name]
      if (!whole || filter?.of !== 'words') return []
      const searched = searchedColumn(filter)
      return {
        sql: `${column(searched)} @@ to_tsquery('simple', ${binds.bind(tsQuery(wordsIn(value), 'whole'))})`,
        columns: [searched],
      }
    })
    const condition = conditions.length === 0 ? { sql: 'true', columns: [] } : joined(conditions)
    const parts: Record<string, string> = {
      ':lista': first(scope, limit, condition, binds),
      ':condicao': condition.sql,
      ':limite': String(limit),
    }
    const text = this.#query(scope).replace(/:(lista|condicao|limite)\b/g, (name) => parts[name] ?? name)
    const { rows } = await app.reader.query<R>(binds.statement(text))
    return rows
  }
}
