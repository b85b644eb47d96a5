// Writes the official gazette of the demo city: an edition each week, with every act the entities signed since the last
// one; and those before its first year that published an act.
import type { City } from '../cidade/area.ts'
import { dayAt, isoOf, workingDay, yearOf } from '../cidade/calendar.ts'
import type { Rows } from '@portal/data/package/rows'
import { CIDADE, FIRST_YEAR, UF } from '../cidade/cidade.ts'
import { NOVA_PAGINA, pdfOf, wrap } from '../cidade/pdf.ts'
import { INVENTADO } from '../planejamento/documentos.ts'

const WEEK = 7
/** A Friday. */
const FIRST = dayAt(2020, 1, 3)
const SUPLEMENTAR = 9

/** Returns the edition that publishes what is signed on a day, and its date. */
export function edicaoDe(day: number): { edicao: number; publicado: number } {
  const edicao = 1 + Math.ceil((day - FIRST) / WEEK)
  return { edicao, publicado: workingDay(FIRST + (edicao - 1) * WEEK) }
}

type Publicacao = 'data_publicacao' | 'numero_edicao' | 'ano_edicao'

export interface Publicado {
  entidade: string
  titulo: string
  sumula: string
}

/** Collects the acts of each edition while the entities write them. */
export class Diario {
  private readonly acts = new Map<number, Publicado[]>()

  add(day: number, act: Publicado): void {
    const { edicao } = edicaoDe(day)
    this.acts.set(edicao, [...(this.acts.get(edicao) ?? []), act])
  }

  async write({ sink, files, years, today }: City, entidade: number): Promise<void> {
    const from = edicaoDe(dayAt(years[0] ?? yearOf(today), 1, 1)).edicao
    const before = [...this.acts.keys()].filter((edicao) => edicao < from).sort((a, b) => a - b)
    for (const edicao of [...before, ...editionsBetween(from, today)]) {
      const { publicado } = edicaoDe(FIRST + (edicao - 1) * WEEK)
      const acts = this.acts.get(edicao) ?? []
      const title = `Diário Oficial nº ${edicao}`
      const content = pdfOf(title, [`${CIDADE}/${UF}, ${isoOf(publicado)}`, '', ...linesOf(acts), INVENTADO])
      const arquivo = await files.add(`diario-oficial-${edicao}.pdf`, 'application/pdf', content, publicado)
      sink.put('diario_oficial', {
        entidade,
        edicao,
        ano: yearOf(publicado),
        arquivo,
        tipo: edicao % SUPLEMENTAR === 0 ? 'SUPLEMENTAR' : 'ORDINARIA',
        descricao: summaryOf(acts),
        publicado_em: `${isoOf(publicado)}T18:00:00-03:00`,
        publicado_por: 'Imprensa Oficial',
        assinado_por: 'Marina Vendramini Prado',
      })
      await sink.relieve()
    }
  }
}

function* editionsBetween(from: number, today: number): Generator<number> {
  for (let edicao = from; edicaoDe(FIRST + (edicao - 1) * WEEK).publicado <= today; edicao++) yield edicao
}

/**
 * Returns how a row tells the edition that published what was signed on a day: nothing where it is still to come, and
 * no number before the first year the demo has editions of.
 */
export function publicacaoDe(day: number, today: number): Pick<Rows['convenio_aditivo'], Publicacao> {
  const { edicao, publicado } = edicaoDe(day)
  if (publicado > today) return {}
  const data_publicacao = isoOf(publicado)
  const ano_edicao = yearOf(publicado)
  return ano_edicao < FIRST_YEAR ? { data_publicacao } : { data_publicacao, numero_edicao: edicao, ano_edicao }
}

/** Returns the lines of an edition: the index on the first page, the acts on the next ones. */
function linesOf(acts: readonly Publicado[]): string[] {
  if (acts.length === 0) return ['Sem atos nesta semana.', '']
  const index = ['Sumário', ...acts.map(({ titulo }) => titulo)]
  return [
    ...index,
    NOVA_PAGINA,
    ...acts.flatMap(({ entidade, titulo, sumula }) => [entidade, titulo, ...wrap(sumula), '']),
  ]
}

const NAMED = 2

function summaryOf(acts: readonly Publicado[]): string {
  if (acts.length === 0) return 'Sem atos nesta semana.'
  const named = acts
    .slice(0, NAMED)
    .map(({ titulo }) => titulo)
    .join(', ')
  return acts.length > NAMED ? `${named} e mais ${acts.length - NAMED}` : named
}
