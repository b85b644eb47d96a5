// Typed links of the screens of laws, gazettes and publications, relative to the portal's base path.
import { recordLink, type LinkKey } from '@portal/kit/record-link'

const REQUIRED = { id: 'integer' } as const
const OPTIONAL = { ano: 'integer', tipo: 'integer', sistema: 'integer', natureza: 'integer' } as const

/** The kinds of laws and acts, each a page of its own. */
export const ABAS_DE_LEIS = ['geral', 'pessoal', 'despesa', 'receita'] as const
export type AbaDeLeis = (typeof ABAS_DE_LEIS)[number]

export const leiDetalhe = recordLink('/leiseatos-geral/detalhes', REQUIRED, OPTIONAL)

/** The same law, under the page one came from. */
export const leiDetalheEm = (aba: AbaDeLeis, key: LinkKey<typeof REQUIRED, typeof OPTIONAL>): string =>
  leiDetalhe(key).replace('-geral', `-${aba}`)

/** All that is published, a group of it, or one of its subgroups. */
export const publicacoes = (grupo?: number, subgrupo?: number): string => ['/publicacoes', grupo, subgrupo].filter((part) => part !== undefined).join('/')
