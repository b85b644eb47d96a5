import { horasExtras } from '@portal/catalog/pessoal/quadro'
import { deriveWhole } from '../../list/whole/derived-whole.tsx'

const screen = deriveWhole(horasExtras)

export const { title, description, load } = screen
export default screen.default
