// Prepares the input of an export: its header in words and its rows, all from one state of the data.
import { hideCpfs, publicDocumento } from '@portal/kit/cpf-cnpj'
import { isText } from '@portal/kit/filters'
import { describeFilter } from '@portal/kit/read-filter'
import type { Contexto } from '@portal/kit/list'
import { openColumns } from '@portal/kit/open-list'
import { NAME_AND_VERSION } from '../../lib/build-info.ts'
import type { RequestContexto } from '../../contexto/contexto.ts'
import { exported, moment } from '../sql.ts'
import type { Counted, CountCache } from '../count-cache.ts'
import type { ExportSession } from './export-session.ts'
import type { ListQuery } from '../request.ts'
import { countRows } from '../read.ts'
import type { Scope } from '../scope.ts'
import type { DescribedReport, ReportHeader } from '../report/report.ts'

const TODAS_AS_ENTIDADES = 'Todas as entidades'

interface Moment {
  generatedAt: string
  versao: string | null
}

/** Returns the label of an option that comes from another call. */
export type OptionLabel = (from: string, value: string, contexto: RequestContexto) => Promise<string | undefined>

export interface ReportRequest {
  scope: Scope
  query: ListQuery
  contexto: RequestContexto
  /** The entity and year that all the rows have in common, where that is not the whole context. */
  reach?: Partial<Contexto>
  optionLabel: OptionLabel
}

export interface OpenedReport {
  described: DescribedReport
  /** In list order, in COPY text format. */
  rows: () => AsyncIterable<Buffer>
  csvLines: () => AsyncIterable<Buffer>
}

export async function openReport(
  session: ExportSession,
  asked: ReportRequest,
  counts: CountCache,
  countKey: string,
): Promise<OpenedReport> {
  const { scope, query, contexto } = asked
  const { rows } = await session.runner.query<Moment>(moment(scope))
  const read = rows[0] ?? { generatedAt: '', versao: null }
  const kept = await counts.peek(countKey)
  const counted: Counted = kept && kept.versao === (read.versao ?? '') ? kept : await countRows(session.runner, scope)
  return {
    described: {
      ...(query.bare && { bare: true as const }),
      header: {
        title: scope.view.list.title,
        ...letterhead(asked),
        filters: await filtersInWords(asked),
        generatedAt: read.generatedAt,
        rowCount: counted.count,
        programa: NAME_AND_VERSION,
      },
      fields: scope.view.fields.map(([name, { kind, label }]) => [name, { kind, label }] as const),
      columns: openColumns(scope.view.list, contexto.parametros).map(([name]) => name),
      totals: counted.totals,
      ...(!scope.view.list.whole && { stated: counted.stated }),
    },
    rows: () => session.rows(exported(scope, query.sort, 'batch')),
    csvLines: () => session.csvLines(exported(scope, query.sort, 'csv')),
  }
}

/** Says whose rows these are: those of an entity and a year, of an entity, or of all. */
function letterhead({
  contexto,
  reach = contexto,
}: ReportRequest): Pick<ReportHeader, 'entidade' | 'cnpj' | 'exercicio'> {
  const { nome, cnpj } = contexto.entidadeDados
  return {
    ...(reach.entidade === undefined ? { entidade: TODAS_AS_ENTIDADES } : { entidade: nome, cnpj }),
    ...(reach.exercicio !== undefined && { exercicio: reach.exercicio }),
  }
}

async function filtersInWords({ scope: { view }, query, contexto, optionLabel }: ReportRequest): Promise<string[]> {
  const words = Object.entries(query.filters).map(async ([name, { value, typed }]) => {
    const filter = view.filters[name]
    if (!filter) return []
    if (filter.of === 'documento') return describeFilter(filter, publicDocumento(value))
    if (isText(filter)) return describeFilter(filter, typed)
    if (filter.of !== 'choice' || !('from' in filter.options)) return describeFilter(filter, value)
    return describeFilter(filter, (await optionLabel(filter.options.from, value, contexto)) ?? value)
  })
  const search = query.search ? [`Expressão: ${query.search.text}`] : []
  return [...(await Promise.all(words)).flat(), ...search].map(hideCpfs)
}
