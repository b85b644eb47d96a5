// Typed links of the screens of laws, gazettes and publications, relative to the portal's base path.
import { recordLink, type LinkKey } from '@portal/kit/record-link'
import type { AbaDeLeis } from './abas.ts'

const REQUIRED = { id: 'integer' } as const
const OPTIONAL = { ano: 'integer', tipo: 'integer', sistema: 'integer', natureza: 'integer' } as const

export const leiDetalhe = recordLink('/leiseatos-geral/detalhes', REQUIRED, OPTIONAL)

/** The address of a law under the page it was opened from. */
export const leiDetalheEm = (aba: AbaDeLeis, key: LinkKey<typeof REQUIRED, typeof OPTIONAL>): string =>
  leiDetalhe(key).replace('-geral', `-${aba}`)

/** Address of all publications, of a group or of one of its subgroups. */
export const publicacoes = (grupo?: number, subgrupo?: number): string =>
  ['/publicacoes', grupo, subgrupo].filter((part) => part !== undefined).join('/')
