// Typed links of the planning screens, relative to the portal's base path.
import { withQuery } from '@portal/kit/link'

/** Address of the decrees until a day, which add up to the updated appropriation on that day. */
export const creditosAte = (dataFinal: string | undefined): string => withQuery('/creditosadicionais', { dataFinal })
