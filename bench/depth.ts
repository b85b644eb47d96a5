// Questions that could grow with the data, in units of one ordinary page query of the same run.
import { empenhos } from '@portal/catalog/despesa/empenhos'
import { compileCount, compilePage } from '../apps/api/src/list/compile.ts'
import type { Scope } from '../apps/api/src/list/relation.ts'
import { loadListSource } from '../apps/api/src/list/list-source.ts'
import { openView } from '../apps/api/src/list/view.ts'
import { parametrosFrom } from '@portal/kit/parametros'
import { atMost, type Line } from './line.ts'
import { medians } from './medians.ts'
import type { Subject } from './subject.ts'

const ROUNDS = 15
const DEEP_PAGE = 5_000

export async function measureDepth({ api, pool, exercicio }: Subject): Promise<Line[]> {
  const view = openView(empenhos, loadListSource(empenhos), parametrosFrom({}))
  const scope: Scope = { view, contexto: { entidade: 1, exercicio }, filters: {} }
  const named: Scope = { ...scope, filters: { nome: { value: 'sao jo', typed: 'sao jo' } } }
  const slice = { sort: view.initialSort, limit: 20, offset: 0, keysFirst: false, backwards: false }
  const run = (statement: ReturnType<typeof compilePage>) => () => pool.query(statement)
  const totals = `${api}${empenhos.api.totals}?entidade=1&exercicio=${exercicio}`
  await fetch(totals)
  const [page, deep, total, name, nameCount] = await medians([
    run(compilePage(scope, slice)),
    run(compilePage(scope, { ...slice, offset: DEEP_PAGE * 20, keysFirst: true })),
    async () => (await fetch(`${totals}&_=${Math.random()}`, { headers: { 'cache-control': 'no-cache' } })).arrayBuffer(),
    run(compilePage(named, slice)),
    run(compileCount(named)),
  ], ROUNDS)
  const unit = page ?? 1
  return [
    atMost('página 5.000 / página 0', (deep ?? 0) / unit, 40),
    atMost('linha de totais / uma página', (total ?? 0) / unit, 1),
    atMost('busca por nome com contagem / uma página', ((name ?? 0) + (nameCount ?? 0)) / unit, 5),
  ]
}
