// Finds every answer that carries a declared figure, by its fields: nobody has to list them, and none is forgotten.
import { calls, pagedLists, wholeLists } from '@portal/catalog/areas'
import { despesaPorNivel } from '@portal/catalog/despesa/despesa-por-nivel'
import { NIVEIS_DESPESA } from '@portal/catalog/despesa/niveis-despesa'
import type { Fields } from '@portal/kit/fields'
import { figureIn, isPart, lastDayOf, type Figure } from '@portal/kit/figure'
import { asksFirst, type Contexto, type List, type Row } from '@portal/kit/list'
import { sumOf } from '@portal/kit/sum'
import type { City } from './agreement-city.ts'
import { cents } from './walk.ts'

export interface Carried {
  figure: Figure
  /** Where it is shown: an address, and the name of the field. */
  place: string
  value: number
}

/** Periods a list is asked for: none, and the year until its last day, alone or with its first. */
const periodsOf = (list: List, { exercicio }: Contexto): Readonly<Record<string, string>>[] => {
  const { dataInicial, dataFinal } = list.filters
  if (!dataInicial || !dataFinal) return [{}]
  const year = { dataInicial: `${exercicio}-01-01`, dataFinal: lastDayOf(exercicio) }
  return dataFinal.default ? [year] : [{}, { dataFinal: year.dataFinal }]
}

async function carriedByList(city: City, contexto: Contexto, list: List): Promise<Carried[]> {
  if (list.api.totals === undefined || isPart(list, {}, contexto.exercicio)) return []
  const carried: Carried[] = []
  for (const asked of periodsOf(list, contexto)) {
    const names = list.totals.filter((name) => list.fields[name]?.figure)
    const totals = names.length > 0 ? await city.totals(list, contexto, asked) : {}
    const period = { from: asked['dataInicial'], to: asked['dataFinal'] }
    for (const name of names) {
      const declared = list.fields[name]?.figure
      const figure = declared && figureIn(declared, period, contexto.exercicio)
      if (figure && totals[name] !== undefined)
        carried.push({
          figure,
          place: `${list.api.totals} ${new URLSearchParams(asked)} ${name}`,
          value: cents(totals[name]),
        })
    }
  }
  return carried
}

const figuresIn = (fields: Fields): [name: string, figure: Figure][] =>
  Object.entries(fields).flatMap(([name, { figure }]): [string, Figure][] => (figure ? [[name, figure]] : []))

async function carriedByCalls(city: City, contexto: Contexto): Promise<Carried[]> {
  const carried: Carried[] = []
  for (const { path, fields, fixed = {}, one, key } of calls) {
    const names = figuresIn(fields)
    /** A call with a key is of one row, and one with a fixed value of a part of the entity. */
    if (names.length === 0 || key || Object.values(fixed).some((value) => value !== '')) continue
    const answer = await city.json<Row | Row[]>(path, { ...contexto })
    const months = Array.isArray(answer) && answer.length === 12
    for (const [name, figure] of names) {
      const value = one ? (answer as Row)[name] : months ? sumOf(answer, name) : undefined
      if (value !== undefined) carried.push({ figure, place: `${path} ${name}`, value: cents(value) })
    }
  }
  return carried
}

/** Returns every figure that some answer carries for the whole of an entity and year. */
export async function carriedIn(city: City, contexto: Contexto): Promise<Carried[]> {
  const levels = NIVEIS_DESPESA.map((nivel) => despesaPorNivel(nivel, contexto))
  const lists = [...pagedLists, ...wholeLists, ...levels].filter((list) => !asksFirst(list))
  const carried = [await carriedByCalls(city, contexto)]
  for (const list of lists) carried.push(await carriedByList(city, contexto, list))
  return carried.flat()
}
