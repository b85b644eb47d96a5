// Declares the pages of settlements: each shows what is left to pay, what was paid, or both in tabs.
import { text } from '@portal/kit/fields'
import type { List } from '@portal/kit/list'
import { covidDeTodasAsEntidades } from '../parametros.ts'
import { liquidacoesPagar } from './liquidacoes-pagar.ts'
import { liquidacoesPagas } from './liquidacoes-pagas.ts'

export interface AbaDeLiquidacoes {
  /** Id of the page in the address. */
  readonly id: string
  readonly title: string
  readonly list: List
}

export interface PaginaDeLiquidacoes {
  readonly title: string
  readonly description: string
  readonly abas: readonly [AbaDeLiquidacoes, ...AbaDeLiquidacoes[]]
}

/** Returns the list of what was spent against COVID-19; of all entities of the portal if the entity so chooses. */
function contraCovid(
  list: List,
  { tipo, ...named }: Pick<List, 'path' | 'title' | 'description'> & { tipo: string },
): List {
  const call = `/api/liquidacoes-covid/${tipo}`
  const [first = '', ...columns] = list.columns
  return {
    ...list,
    ...named,
    api: { list: call, totals: `${call}/total`, report: `${call}/report` },
    sql: `liquidacoes-${tipo}`,
    fields: { ...list.fields, entidadeNome: text('Entidade', { when: covidDeTodasAsEntidades }) },
    columns: [first, 'entidadeNome', ...columns],
    fixed: { isCovid: true },
    covers: { entities: covidDeTodasAsEntidades },
  }
}

export const liquidacoesCovidPagar = contraCovid(liquidacoesPagar, {
  tipo: 'pagar',
  path: '/liquidacoes-covid/todos',
  title: 'Liquidações - COVID-19',
  description:
    'O que foi recebido e conferido no combate à COVID-19: o que ainda falta pagar e o que já foi pago no ano.',
})

export const liquidacoesCovidPagas = contraCovid(liquidacoesPagas, {
  tipo: 'pagas',
  path: '/liquidacoes-covid/pagas',
  title: 'Liquidações pagas - COVID-19',
  description: 'Cada pagamento feito no ano para combater a COVID-19: a quem, por qual entrega e de qual empenho.',
})

const aPagar = (list: List): AbaDeLiquidacoes => ({ id: 'pagar', title: 'Despesas a Pagar', list })
const pagas = (list: List): AbaDeLiquidacoes => ({ id: 'pagas', title: 'Despesas Pagas', list })

/** Returns the page with both lists of a year as tabs, under one name and one date of update. */
function ambas(
  a: List,
  b: List,
  { path, title, description }: Pick<List, 'path' | 'title' | 'description'>,
): PaginaDeLiquidacoes {
  const both = { path, title, description, table: a.table }
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

const PAGINAS_COVID: typeof PAGINAS = {
  pagas: {
    title: liquidacoesCovidPagas.title,
    description: liquidacoesCovidPagas.description,
    abas: [pagas(liquidacoesCovidPagas)],
  },
  todos: ambas(liquidacoesCovidPagar, liquidacoesCovidPagas, liquidacoesCovidPagar),
}

const paginaIn = (paginas: typeof PAGINAS, tipo: string | undefined): PaginaDeLiquidacoes | undefined =>
  tipo !== undefined && Object.hasOwn(paginas, tipo) ? paginas[tipo] : undefined

export const paginaDeLiquidacoes = (tipo: string | undefined): PaginaDeLiquidacoes | undefined =>
  paginaIn(PAGINAS, tipo)
export const paginaDeLiquidacoesCovid = (tipo: string | undefined): PaginaDeLiquidacoes | undefined =>
  paginaIn(PAGINAS_COVID, tipo)
