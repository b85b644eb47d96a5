// The query of one page of the commitments of a year, as the list engine writes it.
import { empenhos } from '@portal/catalog/despesa/empenhos'
import { DEFAULT_PAGE_SIZE } from '@portal/kit/list'
import { parametrosFrom } from '@portal/kit/parametros'
import type { Statement } from '../apps/api/src/lists/binds.ts'
import { compilePage } from '../apps/api/src/lists/sql.ts'
import { loadListSource } from '../apps/api/src/lists/source.ts'
import { openView } from '../apps/api/src/lists/view.ts'

const view = openView(empenhos, loadListSource(empenhos), parametrosFrom({}))

export function pageStatement(exercicio: number, page: number): Statement {
  const slice = { sort: view.initialSort, limit: DEFAULT_PAGE_SIZE, offset: page * DEFAULT_PAGE_SIZE, keysFirst: page > 0, backwards: false }
  return compilePage({ view, contexto: { entidade: 1, exercicio }, filters: {} }, slice)
}
