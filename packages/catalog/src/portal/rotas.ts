// Typed links of the portal's own pages, relative to its base path.
import { withQuery } from '@portal/kit/link'

export const pesquisa = (pesquisa: string): string => withQuery('/pesquisa', { pesquisa })
