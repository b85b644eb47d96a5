// The pages of settlements: each shows what is left to pay, what was paid, or both, as tabs.
import type { List } from '@portal/kit/list'
import { liquidacoesPagar } from './liquidacoes-pagar.ts'
import { liquidacoesPagas } from './liquidacoes-pagas.ts'

export interface AbaDeLiquidacoes {
  /** As the address says it. */
  readonly id: string
  readonly title: string
  readonly list: List
}

export interface PaginaDeLiquidacoes {
  readonly title: string
  readonly description: string
  readonly abas: readonly [AbaDeLiquidacoes, ...AbaDeLiquidacoes[]]
}

const aPagar = (list: List): AbaDeLiquidacoes => ({ id: 'pagar', title: 'Despesas a Pagar', list })
const pagas = (list: List): AbaDeLiquidacoes => ({ id: 'pagas', title: 'Despesas Pagas', list })

/** Both sides of a year, under one name and one date of update. */
function ambas(a: List, b: List, { path, title, description }: Pick<List, 'path' | 'title' | 'description'>): PaginaDeLiquidacoes {
  const both = { path, title, description, lastUpdate: a.lastUpdate }
  return { title, description, abas: [aPagar({ ...a, ...both }), pagas({ ...b, ...both })] }
}

const PAGINAS: Readonly<Record<string, PaginaDeLiquidacoes>> = {
  pagar: { title: liquidacoesPagar.title, description: liquidacoesPagar.description, abas: [aPagar(liquidacoesPagar)] },
  pagas: { title: liquidacoesPagas.title, description: liquidacoesPagas.description, abas: [pagas(liquidacoesPagas)] },
  todos: ambas(liquidacoesPagar, liquidacoesPagas, {
    path: '/liquidacoes/todos',
    title: 'Liquidações',
    description: 'O que a entidade recebeu e conferiu: o que ainda falta pagar e o que já foi pago no ano.',
  }),
}

const paginaIn = (paginas: typeof PAGINAS, tipo: string | undefined): PaginaDeLiquidacoes | undefined =>
  tipo !== undefined && Object.hasOwn(paginas, tipo) ? paginas[tipo] : undefined

export const paginaDeLiquidacoes = (tipo: string | undefined): PaginaDeLiquidacoes | undefined => paginaIn(PAGINAS, tipo)
