import { quadroPessoal } from '@portal/catalog/pessoal/quadro'
import { deriveWhole } from '../../list/whole/derived-whole.tsx'

const screen = deriveWhole(quadroPessoal)

export const { title, description, load } = screen
export default screen.default
