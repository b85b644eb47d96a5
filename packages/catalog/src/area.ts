// What an area declares. Every room concatenates the areas; none names a list or a screen of theirs.
import type { Call } from '@portal/kit/call'
import type { ClientNames } from '@portal/kit/client-names'
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
 * A list with all that goes with it, declared in one file: its tables, the record of a row, its page in the menu and
 * the note of that page.
 */
export interface Feature {
  /** Those of the list, of its record and of the parts, which come from the usual system of the area. */
  readonly tables: readonly string[]
  readonly list: List
  readonly record?: DeclaredRecord
  /** Its page, at the end of the group of the area's menu that has this title. */
  readonly menu: Omit<MenuPage, 'titulo' | 'rota' | 'link'> & { readonly grupo: string }
  /** The explanatory note of its page, in HTML. */
  readonly nota?: string
}

export interface Area {
  readonly id: AreaId
  /** What it answers depends on the day, as how many are left: no answer outlives it. */
  readonly daily?: true
  readonly features?: readonly Feature[]
  readonly lists?: readonly List[]
  /** Lists without calls of their own: routes of the area answer them in another shape. Guards and search read them. */
  readonly reshaped?: readonly List[]
  readonly records?: readonly DeclaredRecord[]
  /** What is neither: options, and what a screen of its own asks. */
  readonly calls?: readonly Call[]
  /** Its part of the standard menu. */
  readonly menu?: readonly MenuGroup[]
  /** The explanatory note of each of its routes, in HTML. */
  readonly notas?: Readonly<Record<string, string>>
  /** What existing clients call things, by the name of the list. */
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
  /** Inside the portal. */
  readonly rota?: string
  /** On another site. */
  readonly link?: string
  readonly urlAuxiliar?: string
  readonly atalho?: string
  /** The table without which it has nothing to show, where it is no list. */
  readonly tabela?: string
}

export interface MenuGroup {
  readonly titulo: string
  readonly subtitulo: string
  readonly imagem: Icone
  readonly paginas: readonly MenuPage[]
}

/** The page of a list, which says its title and its address. */
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

/**
 * The same area with what its features declare among its lists, records, pages and notes, as if each had been entered
 * there.
 */
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
