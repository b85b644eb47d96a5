import { filaSaude } from '@portal/catalog/atendimento/fila-saude'
import { derive } from '../../list/record/derived-record.tsx'

const screen = derive(filaSaude)

export const { title, description, load } = screen
export default screen.default
