// Short arrays of the budget, whole: the same declarations, validation and exports as the lists, without pages.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { areasOf, type List } from '@portal/kit/list'
import type { RequestContexto } from '../../contexto/contexto.ts'
import { compilePage } from '../../list/sql/compile.ts'
import type { Scope } from '../../list/sql/relation.ts'
import { Counts } from '../../list/read/counts.ts'
import { nameIgnored } from '../../list/ask/ignored.ts'
import type { ListSource } from '../../list/sql/list-source.ts'
import { parseQueryString } from '../../list/ask/query-string.ts'
import { canonicalKey, readQuery, type ListQuery, type Purpose } from '../../list/ask/query.ts'
import { readTotals, type Runner } from '../../list/read/reader.ts'
import { sendReport } from '../../list/export/report-route.ts'
import { parseSql } from '../../list/sql/sql-template.ts'
import { openView } from '../../list/sql/view.ts'
import { readSql } from '../../sql.ts'

/** Far above what any budget has, and a stop all the same. */
const MAX_ROWS = 50_000

export interface Asked {
  request: FastifyRequest
  reply: FastifyReply
  list: List
  contexto: RequestContexto
  /** Where the path itself says the format. */
  exportType?: string
}

export interface Answers {
  rows: (asked: Asked) => Promise<FastifyReply>
  totals: (asked: Asked) => Promise<FastifyReply>
  report: (asked: Asked) => Promise<FastifyReply>
}

export const readSource = (file: string): ListSource => ({
  ...parseSql(readSql(file, import.meta.url)),
  orderColumn: (column: string) => column,
  among: new Map(),
})

interface Opened {
  scope: Scope
  query: ListQuery
  key: string
  countKey: string
}

function open(source: ListSource, { request, reply, list, contexto, exportType }: Asked, purpose: Purpose): Opened {
  const view = openView(list, source, contexto.parametros)
  const sent = parseQueryString(request.url)
  const query = readQuery(view, exportType === undefined ? sent : new Map([...sent, ['exportType', [exportType]]]), purpose)
  nameIgnored(reply, query.ignored)
  const key = canonicalKey(list.api.list, contexto, query, 'totals')
  return { scope: { view, contexto, filters: query.filters }, query, key, countKey: `${contexto.versionOf(areasOf(list))} ${key}` }
}

async function readRows(runner: Runner, scope: Scope): Promise<Buffer> {
  const slice = { sort: scope.view.initialSort, limit: MAX_ROWS, offset: 0, keysFirst: false, backwards: false }
  const { rows } = await runner.query<{ content: string }>(compilePage(scope, slice))
  return Buffer.from(rows[0]?.content ?? '[]')
}

export function openAnswers(app: FastifyInstance, source: ListSource): Answers {
  const counts = new Counts()
  return {
    rows: (asked) => {
      const { scope, key } = open(source, asked, 'totals')
      const compute = (): Promise<Buffer> => readRows(app.pool, scope)
      return app.answers.answer(asked.request, asked.reply, { version: asked.contexto.versionOf(areasOf(asked.list)), key, compute })
    },
    totals: (asked) => {
      const { scope, key, countKey } = open(source, asked, 'totals')
      const compute = (): Promise<Buffer> => readTotals(app.pool, counts, countKey, scope)
      return app.answers.answer(asked.request, asked.reply, { version: asked.contexto.versionOf(areasOf(asked.list)), key: `totais ${key}`, compute })
    },
    report: (asked) => {
      const { scope, query, countKey } = open(source, asked, 'report')
      const { request, reply, contexto } = asked
      const optionLabel = async (): Promise<undefined> => undefined
      return sendReport(app.exporter, request, reply, { contexto, scope, query, counts, countKey, exportType: query.exportType ?? 'csv', optionLabel })
    },
  }
}
