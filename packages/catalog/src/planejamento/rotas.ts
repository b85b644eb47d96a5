// Typed links of the planning screens, relative to the portal's base path.
import { withQuery } from '@portal/kit/link'

/** The decrees that make the updated appropriation of the year what it was on a day. */
export const creditosAte = (dataFinal: string | undefined): string => withQuery('/creditosadicionais', { dataFinal })
