// Each order and each filter of each list by itself, in units of one commitment found by its key in the same run.
import { empenhos } from '@portal/catalog/despesa/empenhos'
import { parametrosFrom } from '@portal/kit/parametros'
import { compileCount, compileOne, compilePage } from '../apps/api/src/list/sql/compile.ts'
import { loadListSource } from '../apps/api/src/list/sql/list-source.ts'
import { openView } from '../apps/api/src/list/sql/view.ts'
import { atMost, noted, type Line } from './line.ts'
import { medians } from './medians.ts'
import { questions } from './questions.ts'
import type { Subject } from './subject.ts'

const ROUNDS = 7
const TARGET = 10

async function byKey({ pool, exercicio }: Subject): Promise<() => Promise<unknown>> {
  const { rows } = await pool.query<{ unidade_orcamentaria: string; empenho: number }>(
    'select unidade_orcamentaria, empenho from empenho where entidade = 1 and exercicio = $1 limit 1',
    [exercicio],
  )
  const [found] = rows
  if (!found) throw new Error('A cidade não tem empenhos.')
  const view = openView(empenhos, loadListSource(empenhos), parametrosFrom({}))
  const equals = { unidadeOrcamentaria: found.unidade_orcamentaria, empenho: String(found.empenho) }
  const statement = compileOne({ view, contexto: { entidade: 1, exercicio }, filters: {}, equals })
  return () => pool.query(statement)
}

export async function measureListTimes(subject: Subject): Promise<Line[]> {
  const { pool } = subject
  const lookup = await byKey(subject)
  const slow: string[] = []
  let [asked, worst, worstCount, worstCountName] = [0, 0, 0, '']
  for await (const { list, name, scope, sort } of questions(subject)) {
    const page = compilePage(scope, { sort, limit: 20, offset: 0, keysFirst: false, backwards: false })
    const count = compileCount(scope)
    const [unit = 1, time = 0, counting = 0] = await medians([lookup, () => pool.query(page), () => pool.query(count)], ROUNDS)
    const ratio = time / unit
    worst = Math.max(worst, ratio)
    if (ratio > TARGET) slow.push(`${list.path} ${name}: ${ratio.toFixed(1)} (${time.toFixed(1)} ms)`)
    if (counting / unit > worstCount) [worstCount, worstCountName] = [counting / unit, `${list.path} ${name}, ${counting.toFixed(1)} ms`]
    asked++
  }
  return [
    atMost(`a mais lenta de ${asked} páginas / empenho pela chave`, worst, TARGET),
    ...slow.map((line) => noted(line, '')),
    noted(`a contagem mais lenta, feita uma vez por carga (${worstCountName})`, worstCount.toFixed(1)),
  ]
}
