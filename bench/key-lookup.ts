// The unit for the cost of a query: one empenho found by its key.
import { empenhos } from '@portal/catalog/despesa/empenhos'
import { parametrosFrom } from '@portal/kit/parametros'
import { one } from '../apps/api/src/lists/sql.ts'
import { loadListSource } from '../apps/api/src/lists/source.ts'
import { openView } from '../apps/api/src/lists/view.ts'
import type { Query } from './query-cpu.ts'
import type { Subject } from './subject.ts'

export async function byKey({ pool, exercicio }: Subject): Promise<Query> {
  const { rows } = await pool.query<{ unidade_orcamentaria: string; empenho: number }>(
    'select unidade_orcamentaria, empenho from empenho where entidade = 1 and exercicio = $1 limit 1',
    [exercicio],
  )
  const [found] = rows
  if (!found) throw new Error('A cidade não tem empenhos.')
  const view = openView(empenhos, loadListSource(empenhos), parametrosFrom({}))
  const equals = { unidadeOrcamentaria: found.unidade_orcamentaria, empenho: String(found.empenho) }
  return one({ view, contexto: { entidade: 1, exercicio }, filters: {}, equals })
}
