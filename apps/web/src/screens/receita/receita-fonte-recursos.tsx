// Screen of the revenue by source of funds.
import { receitaFonteRecursos } from '@portal/catalog/receita/fonte-recursos'
import { deriveWhole } from '../../list/whole/derived-whole.tsx'

const screen = deriveWhole(receitaFonteRecursos)

export const { title, description, load } = screen
export default screen.default
