// What an area declares. Every room concatenates the areas; none names a list or a screen of theirs.
import type { Call } from '@portal/kit/call'
import type { ClientNames } from '@portal/kit/client-names'
import type { List } from '@portal/kit/list'
import type { DeclaredRecord } from '@portal/kit/record'

export const AREAS = [
  'despesa', 'receita', 'planejamento', 'contratacao', 'pessoal', 'patrimonio', 'legislacao', 'atendimento', 'portal',
] as const
export type AreaId = (typeof AREAS)[number]

export interface Area {
  readonly id: AreaId
  /** What it answers depends on the day, as how many are left: no answer outlives it. */
  readonly daily?: true
  readonly lists?: readonly List[]
  /** Short ones, answered whole and shown by screens of their own. */
  readonly whole?: readonly List[]
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

type Icone = 'despesa' | 'receita' | 'pessoas' | 'contrato' | 'documento' | 'mapa' | 'teclado' | 'entidade' | 'busca' | 'link' | 'ajuda'

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
export const paginaDe = ({ title, path }: Pick<List, 'title' | 'path'>, pagina: Omit<MenuPage, 'titulo' | 'rota' | 'link'>): MenuPage =>
  ({ titulo: title, rota: path, ...pagina })
