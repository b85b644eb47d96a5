// Returns the statements of one page of the empenhos of a year, as the list engine writes them.
import { empenhos } from '@portal/catalog/despesa/empenhos'
import { DEFAULT_PAGE_SIZE } from '@portal/kit/list'
import { parametrosFrom } from '@portal/kit/parametros'
import type { Statement } from '../apps/api/src/lists/binds.ts'
import type { Runner } from '@portal/db/pool'
import { loadListSource } from '../apps/api/src/lists/source.ts'
import { openView } from '../apps/api/src/lists/view.ts'
import { pageStatements } from '../apps/api/src/testing/page-statements.ts'

const view = openView(empenhos, loadListSource(empenhos), parametrosFrom({}))

export const statementsOf = (runner: Runner, exercicio: number, page: number): Promise<Statement[]> =>
  pageStatements(
    runner,
    { view, contexto: { entidade: 1, exercicio }, filters: {} },
    { sort: view.initialSort, size: DEFAULT_PAGE_SIZE, page },
  )
