// Types of what an area declares. All packages read the areas through their list and name no list or screen of an area.
import type { Call } from '@portal/kit/call'
import type { ClientNames } from '@portal/kit/client-names'
import type { Figure } from '@portal/kit/figure'
import type { List } from '@portal/kit/list'
import type { DeclaredRecord } from '@portal/kit/record'

export const AREAS = [
  'despesa',
  'receita',
  'planejamento',
  'contratacao',
  'pessoal',
  'patrimonio',
  'legislacao',
  'atendimento',
  'portal',
] as const
export type AreaId = (typeof AREAS)[number]

/**
 * A list declared in one file with everything that belongs to it: its tables, the record of a row, its page in the menu
 * and the note of that page.
 */
export interface Feature {
  /** Tables of the list, its record and their parts, whose rows come from the area's usual system. */
  readonly tables: readonly string[]
  readonly list: List
  readonly record?: DeclaredRecord
  /** The list's page, added at the end of the menu group with this title. */
  readonly menu: Omit<MenuPage, 'titulo' | 'rota' | 'link'> & { readonly grupo: string }
  /** The explanatory note of its page, in HTML. */
  readonly nota?: string
}

export interface Area {
  readonly id: AreaId
  /** Set when responses depend on the current day (such as days left); they are not cached beyond it. */
  readonly daily?: true
  readonly features?: readonly Feature[]
  readonly lists?: readonly List[]
  /** Lists without calls of their own: routes of the area return them in another shape. Gates and search read them. */
  readonly reshaped?: readonly List[]
  readonly records?: readonly DeclaredRecord[]
  /** Calls that are neither lists nor records: options, and those of a single screen. */
  readonly calls?: readonly Call[]
  /** The figures it declares: each has one value for an entity and year, wherever it is shown. */
  readonly figures?: readonly Figure[]
  /** Its part of the standard menu. */
  readonly menu?: readonly MenuGroup[]
  /** The explanatory note of each of its routes, in HTML. */
  readonly notas?: Readonly<Record<string, string>>
  /** The names existing clients use, by the name of the list. */
  readonly clientNames?: Readonly<Record<string, ClientNames>>
}

type Icone =
  | 'despesa'
  | 'receita'
  | 'pessoas'
  | 'contrato'
  | 'documento'
  | 'mapa'
  | 'teclado'
  | 'entidade'
  | 'busca'
  | 'link'
  | 'ajuda'

export interface MenuPage {
  readonly titulo: string
  readonly subtitulo: string
  readonly imagem: Icone
  /** Path inside the portal. */
  readonly rota?: string
  /** Address on another site. */
  readonly link?: string
  readonly urlAuxiliar?: string
  readonly atalho?: string
  /** The table that must have rows for the page to be shown, if the page is not a list. */
  readonly tabela?: string
  /**
   * What must have been sent for the page to be shown, where that is not the table of its list: rows of one of these
   * tables, or what one of these marks tells of the rows of a table (`marcas.ts`).
   */
  readonly tabelas?: readonly string[]
}

export interface MenuGroup {
  readonly titulo: string
  readonly subtitulo: string
  readonly imagem: Icone
  readonly paginas: readonly MenuPage[]
}

/** Returns the menu page of a list, with the list's title and address. */
export const paginaDe = (
  { title, path }: Pick<List, 'title' | 'path'>,
  pagina: Omit<MenuPage, 'titulo' | 'rota' | 'link'>,
): MenuPage => ({ titulo: title, rota: path, ...pagina })

function menuWith(menu: readonly MenuGroup[], { list, menu: { grupo, ...pagina } }: Feature): readonly MenuGroup[] {
  const isIts = ({ titulo }: MenuGroup): boolean => titulo === grupo
  if (!menu.some(isIts)) throw new Error(`${list.path} is in no group of the menu: none is called ${grupo}`)
  const page = paginaDe(list, pagina)
  return menu.map((group) => (isIts(group) ? { ...group, paginas: [...group.paginas, page] } : group))
}

/** Returns the area with what its features declare added to its lists, records, pages and notes. */
export const withFeatures = (area: Area): Area => {
  const { features = [], lists = [], records = [], menu = [], notas = {} } = area
  const told = features.flatMap(({ list, nota }) => (nota === undefined ? [] : [[list.path, nota] as const]))
  return {
    ...area,
    lists: [...lists, ...features.map(({ list }) => list)],
    records: [...records, ...features.flatMap(({ record = [] }) => record)],
    menu: features.reduce(menuWith, menu),
    notas: { ...notas, ...Object.fromEntries(told) },
  }
}
